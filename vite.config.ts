import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: 'web',
  plugins: [react()],
  build: { outDir: '../dist/web', emptyOutDir: true },
  // web/api is source code and served by vite; everything else under /api is the server's.
  server: { proxy: { '^/api/(?!.*\\.ts(\\?|$))': 'http://localhost:3000' } },
})
