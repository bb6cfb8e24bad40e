import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { gameIcons } from './scripts/game-icons.ts';
import { packed } from './scripts/packed.ts';
import { words } from './scripts/words.ts';

// Where `npm run dev` finds a running server.
const server = process.env.TAFELRUNDE_SERVER ?? 'http://127.0.0.1:8321';

const SHARED = /@lucide[\\/]svelte|src[\\/](sound|keys|typed|boards[\\/]beats|ui[\\/](Tabs|Dialog|seats))\b/;

export default defineConfig({
  plugins: [svelte(), gameIcons(), words(), packed()],
  build: {
    outDir: 'dist',
    // The content security policy allows fonts and pictures from the server only, so nothing becomes a data address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // What several pages and drawings share comes as one file, however small its parts: each file costs a request.
      output: { codeSplitting: { groups: [{ name: 'shared', test: SHARED, minShareCount: 2 }] } },
    },
  },
  // The words and figures of the games lie outside this folder.
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
});
