import { readdir } from 'node:fs/promises'
import type { MigrationInterface } from 'typeorm'

type Migration = new () => MigrationInterface

const folder = new URL('../../../migrations/', import.meta.url)
const files = (await readdir(folder)).filter((name) => /^\d{4}-.+\.[jt]s$/.test(name)).sort()

/** Migrations end in their time; a file may export parts of its statements, too. */
const migrationsIn = async (file: string): Promise<Migration[]> => {
  const exported = (await import(new URL(file, folder).href)) as Readonly<Record<string, Migration>>
  return Object.entries(exported).flatMap(([name, value]) => (/\d{13}$/.test(name) ? [value] : []))
}

/** Every class of the folder `migrations`; TypeORM orders them by their times. */
export const migrations = (await Promise.all(files.map(migrationsIn))).flat()
