import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const climb = (dir: string): string => (existsSync(join(dir, 'package.json')) ? dir : climb(dirname(dir)))

/** The folder of package.json, whether this runs as src/main/package-root.ts or as dist/src/main/package-root.js. */
export const packageRoot = climb(import.meta.dirname)

export const packageVersion = (): string =>
  (JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as { version: string }).version
