import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import { firstPanels } from './scripts/first-panels.ts'
import { leanPackages } from './scripts/lean-packages.ts'
import { recordPackages } from './scripts/record-packages.ts'

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')) as { version: string }
const pinned = `embed/${version}/embed.js`

/** Lists what is loaded first at the head of the module, so that it is fetched at once; and gives the module its second address. */
const addresses: Plugin = {
  name: 'addresses',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
    const entry = chunks.find(({ isEntry }) => isEntry)
    const elements = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/define-panels.ts'))
    if (entry === undefined || elements === undefined) throw new Error('The module of the elements was not built')
    const parts = [...elements.imports, elements.fileName]
    const importsFrom = (folder: string) => parts.map((part) => `import '${folder}${part}'\n`).join('')
    entry.code = importsFrom('../../') + entry.code
    this.emitFile({ type: 'asset', fileName: 'embed.js', source: `${importsFrom('./')}import './${pinned}'\n` })
  },
}

/** The elements for other pages: chunks of their own, so that those of the app stay as they are. */
const panels: UserConfig = {
  root: 'web',
  // Parts and pictures are looked for beside the module that wants them, wherever the page is.
  base: './',
  publicDir: false,
  plugins: [react(), ...leanPackages, addresses],
  build: {
    outDir: '../dist/web',
    emptyOutDir: false,
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    assetsDir: 'assets/embed',
    // Nothing is written into the page's head.
    modulePreload: false,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      input: 'web/embed.ts',
      treeshake: { moduleSideEffects: [{ test: /\/src\/(core|texts)\//, sideEffects: false }] },
      output: { entryFileNames: pinned, chunkFileNames: 'assets/embed/[name]-[hash].js' },
    },
  },
}

export default defineConfig(async () => ({
  ...panels,
  plugins: [...(panels.plugins ?? []), await firstPanels(panels), recordPackages('embed')],
}))
