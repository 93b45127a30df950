import { readdir } from 'node:fs/promises'
import type { MigrationInterface } from 'typeorm'

type Migration = new () => MigrationInterface

const folder = new URL('../../../migrations/', import.meta.url)
const files = (await readdir(folder)).filter((name) => /^\d{4}-.+\.[jt]s$/.test(name)).sort()

/** Names of migrations end in a timestamp; a file may also export parts of its statements. */
const migrationsIn = async (file: string): Promise<Migration[]> => {
  const exported = (await import(new URL(file, folder).href)) as Readonly<Record<string, Migration>>
  return Object.entries(exported).flatMap(([name, value]) => (/\d{13}$/.test(name) ? [value] : []))
}

/** Every class in the folder `migrations`; TypeORM orders them by timestamp. */
export const migrations = (await Promise.all(files.map(migrationsIn))).flat()
