import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const climb = (dir: string): string => (existsSync(join(dir, 'package.json')) ? dir : climb(dirname(dir)))

/** The folder of package.json, whether this runs from the sources or from the bundle in dist/server/. */
export const packageRoot = climb(import.meta.dirname)

export const packageVersion = (): string =>
  (JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as { version: string }).version
