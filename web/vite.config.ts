import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { components } from './scripts/components.ts';
import { gameIcons } from './scripts/game-icons.ts';

// Where `npm run dev` finds a running server.
const server = process.env.TAFELRUNDE_SERVER ?? 'http://127.0.0.1:8321';

export default defineConfig({
  plugins: [svelte(), gameIcons(), components()],
  build: {
    outDir: 'dist',
    // The content security policy allows fonts and pictures from the server only, so nothing becomes a data address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // The words and figures of the games lie outside this folder.
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
});
