import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { firstScreens } from './scripts/first-screens.ts'
import { inlineFirstPaint } from './scripts/inline-first-paint.ts'
import { leanPackages } from './scripts/lean-packages.ts'
import { recordPackages } from './scripts/record-packages.ts'

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`

const app: UserConfig = {
  root: 'web',
  plugins: [react(), ...leanPackages, inlineFirstPaint()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    reportCompressedSize: false,
    // Browsers that cannot preload modules load the same files, only later.
    modulePreload: { polyfill: false },
    // The page of the contract loads Swagger UI as one file; tests hold the app's own pages to their weight.
    chunkSizeWarningLimit: 1_600,
    // The content policy knows no data: addresses.
    assetsInlineLimit: 0,
    // Rules and texts are pure: what no screen uses of them is left out.
    rolldownOptions: {
      input: ['web/index.html', 'web/docs.html'],
      treeshake: { moduleSideEffects: [{ test: /\/src\/(core|texts)\//, sideEffects: false }] },
    },
  },
  // The service worker: its scope is the site only at the root, and its address never changes.
  worker: { rolldownOptions: { output: { entryFileNames: 'sw.js' } } },
  // web/api is source code and served by vite; everything else under /api is the server's.
  server: { proxy: { '^/api/(?!.*\\.ts(\\?|$))': server } },
}

export default defineConfig(async ({ command }) =>
  command === 'serve'
    ? app
    : { ...app, plugins: [...(app.plugins ?? []), await firstScreens(app), recordPackages('web')] },
)
