import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MigrationInterface } from 'typeorm'

export type Migration = new () => MigrationInterface

/** Beside `src` in the sources, and beside the bundle in the build. */
const folderAbove = (dir: string): string => {
  const folder = join(dir, 'migrations')
  return existsSync(folder) ? folder : folderAbove(dirname(dir))
}
const folder = folderAbove(import.meta.dirname)
const files = (await readdir(folder)).filter((name) => /^\d{4}-.+\.[jt]s$/.test(name)).sort()

/** Names of migrations end in a timestamp; a file may also export parts of its statements. */
const migrationsIn = async (file: string): Promise<Migration[]> => {
  const exported = (await import(pathToFileURL(join(folder, file)).href)) as Readonly<Record<string, Migration>>
  return Object.entries(exported).flatMap(([name, value]) => (/\d{13}$/.test(name) ? [value] : []))
}

/** Every class in the folder `migrations`; TypeORM orders them by timestamp. */
export const migrations = (await Promise.all(files.map(migrationsIn))).flat()
