// Lays a copy packed with Brotli beside each text of the build that is long enough to gain by it. The server sends it to
// every browser that can unpack it; making it takes too long to be done while somebody waits.

import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXTS = /\.(js|css|svg|html)$/;
const LONG = 500;

export function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    writeBundle({ dir }) {
      for (const name of readdirSync(dir!, { recursive: true, encoding: 'utf8' })) {
        if (!TEXTS.test(name)) continue;
        const text = readFileSync(join(dir!, name));
        if (text.length < LONG) continue;
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        };
        const small = brotliCompressSync(text, { params });
        if (small.length < text.length) writeFileSync(join(dir!, `${name}.br`), small);
      }
    },
  };
}
