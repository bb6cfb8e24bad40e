// Follows what a server has told of whole games, as the browser does: the first line of each game is a view, and each
// further one what has changed, and the view that it leads to. Usage: node follow.mjs <web folder> <file>
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const [web, file] = process.argv.slice(2);
const typescript = createRequire(join(web, 'package.json'))('typescript');
const source = readFileSync(join(web, 'src/net/changes.ts'), 'utf8');
const { outputText } = typescript.transpileModule(source, { compilerOptions: { module: 'esnext', target: 'es2022' } });
const { followed } = await import(`data:text/javascript,${encodeURIComponent(outputText)}`);

let view = null;
let compared = 0;
for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
  const { changes, view: wanted } = JSON.parse(line);
  view = changes === undefined ? wanted : followed(view, changes);
  if (JSON.stringify(view) !== JSON.stringify(wanted)) throw new Error(`after ${compared}: ${line}`);
  compared += 1;
}
console.log(compared);
