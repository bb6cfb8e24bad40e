// Writes src/wire.gen.ts from the server's schema:
//
//   python -m tafelrunde.server.schema wire.json && npm run wire -- wire.json
//   npm run wire -- wire.json --check      only says whether the file is up to date

import { readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const [source, check] = process.argv.slice(2);
const target = new URL('../src/wire.gen.ts', import.meta.url);
const described = JSON.parse(readFileSync(source, 'utf8'));
const schemas = described.components?.schemas ?? described.$defs ?? described;

// Struct descriptions become comments; the titles would only repeat the names.
const moved = JSON.parse(JSON.stringify(schemas).replaceAll(/"#\/(components\/schemas|\$defs)\//g, '"#/$defs/'));
for (const schema of Object.values(moved)) delete schema.title;
// The compiler knows fixed-length tuples only in the older spelling.
for (const schema of Object.values(moved))
  for (const field of Object.values(schema.properties ?? {}))
    if (field.prefixItems) Object.assign(field, { items: field.prefixItems, prefixItems: undefined });

const text = await compile({ $defs: moved, type: 'object', additionalProperties: false, title: 'Wire' }, 'Wire', {
  unreachableDefinitions: true,
  additionalProperties: false,
  bannerComment: '// Generated from src/tafelrunde/server/wire.py by scripts/wire-types.mjs. Do not edit.',
  style: { singleQuote: true, printWidth: 120 },
});
const cleaned = text
  .replaceAll(/\/\*\*\n \* This interface was referenced by[\s\S]*?\*\/\n/g, '')
  .replaceAll(/ \*\n \* This interface was referenced by[^\n]*\n \* via the `definition`[^\n]*\n/g, '')
  .replace(/export interface Wire \{\}\n/, '');

if (check === '--check') {
  if (readFileSync(target, 'utf8') !== cleaned) {
    console.error('src/wire.gen.ts is out of date: npm run wire -- <schema>');
    process.exit(1);
  }
} else {
  writeFileSync(target, cleaned);
}
