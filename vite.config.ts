import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`

export default defineConfig({
  root: 'web',
  plugins: [react()],
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
      // What most screens share is one file: many small ones compress worse and cost the sign-in page 19 kB.
      output: {
        codeSplitting: {
          groups: [{ name: 'shared', minShareCount: 40, test: (id) => !id.endsWith('/web/api/generated.ts') }],
        },
      },
    },
  },
  // The service worker: its scope is the site only at the root, and its address never changes.
  worker: { rolldownOptions: { output: { entryFileNames: 'sw.js' } } },
  // web/api is source code and served by vite; everything else under /api is the server's.
  server: { proxy: { '^/api/(?!.*\\.ts(\\?|$))': server } },
})
