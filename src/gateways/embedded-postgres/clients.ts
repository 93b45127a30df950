import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isAlive, markOf } from './process-mark.ts'

/**
 * The processes that use the cluster: one empty file each, named after the process. Call these functions only under the
 * lock.
 */
export const enter = async (dir: string): Promise<string> => {
  await mkdir(dir, { recursive: true })
  const name = `${markOf(process.pid)}.${randomUUID()}`
  await writeFile(join(dir, name), '')
  return name
}

export const leave = (dir: string, name: string): Promise<void> => rm(join(dir, name), { force: true })

/** Counts the clients that are alive and removes the dead ones. */
export const countClients = async (dir: string): Promise<number> => {
  const names = await readdir(dir)
  const dead = names.filter((name) => !isAlive(name.split('.')[0]!))
  await Promise.all(dead.map((name) => leave(dir, name)))
  return names.length - dead.length
}
