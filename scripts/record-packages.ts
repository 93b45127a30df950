import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'rolldown'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'dist', 'packages')

/** Writes down which packages a bundle was made from, because a release names them with their licences. */
export const recordPackages = (bundle: string): Plugin => ({
  name: 'record-packages',
  generateBundle() {
    const found = [...this.getModuleIds()].flatMap((id) => /[^\0]*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id) ?? [])
    const paths = [...new Set(found.map((path) => relative(root, path)))].sort()
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `${bundle}.json`), `${JSON.stringify(paths, null, 2)}\n`)
  },
})
