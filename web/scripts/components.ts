// Lets a drawing read the figures of its game from the game's own components.toml: `import { followers } from '….toml'`.
// Only the parts that are imported land in the bundle.

import { parse } from 'smol-toml';
import type { Plugin } from 'vite';

export function components(): Plugin {
  return {
    name: 'components',
    transform(code, id) {
      if (!id.endsWith('.toml')) return undefined;
      const parts = Object.entries(parse(code)).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
      );
      return { code: parts.join('\n'), map: null };
    },
  };
}
