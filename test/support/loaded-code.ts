import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packageRoot } from '../../src/main/package-root.ts'

interface Script {
  url: string
  functions: { functionName: string; ranges: { count: number }[] }[]
}

export interface LoadedCode {
  /** Relative to the package. */
  files: string[]
  packages: string[]
  /** Names of the functions that ran at least once. */
  ran: Set<string>
}

/** Has V8 write down, when a process ends, which files it loaded and which functions it ran. */
export const watchLoading = () => {
  const folder = mkdtempSync(join(tmpdir(), 'tabldot-loaded-'))
  return {
    env: { NODE_V8_COVERAGE: folder },
    loaded: (): LoadedCode => {
      const scripts = readdirSync(folder).flatMap(
        (file) => (JSON.parse(readFileSync(join(folder, file), 'utf8')) as { result: Script[] }).result,
      )
      const files = scripts
        .filter(({ url }) => url.startsWith('file:'))
        .map(({ url }) => relative(packageRoot, fileURLToPath(url)))
      const packages = files.flatMap((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? [])
      const ran = scripts.flatMap(({ functions }) =>
        functions.filter(({ ranges }) => ranges[0]?.count).map(({ functionName }) => functionName),
      )
      return { files, packages: [...new Set(packages)].toSorted(), ran: new Set(ran) }
    },
  }
}
