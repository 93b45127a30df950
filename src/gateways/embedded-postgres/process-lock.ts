import { mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isAlive, markOf } from './process-mark.ts'

/**
 * A lock between processes that does not stay locked when its holder is killed. It is a sequence of numbered symlinks that
 * point to the holder's mark. A process that finds the highest one free, or its holder dead, creates the next number, in
 * which only one can succeed. The highest number is never deleted, so that a new lock is never mistaken for the stale one.
 */
const free = 'free'

const numbersIn = async (dir: string) =>
  (await readdir(dir))
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .sort((a, b) => b - a)

const isTaken = async (dir: string, number: number): Promise<boolean> => {
  const holder = await readlink(join(dir, String(number))).catch(() => undefined)
  return holder === undefined || (holder !== free && isAlive(holder))
}

const tryToTake = async (dir: string, mark: string): Promise<number | undefined> => {
  const [highest = 0] = await numbersIn(dir)
  if (highest > 0 && (await isTaken(dir, highest))) return undefined
  const mine = highest + 1
  const created = await symlink(mark, join(dir, String(mine))).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false
      throw error
    },
  )
  if (!created) return undefined
  const numbers = await numbersIn(dir)
  if (numbers[0] !== mine) {
    await rm(join(dir, String(mine)), { force: true })
    return undefined
  }
  await Promise.all(numbers.slice(1).map((old) => rm(join(dir, String(old)), { force: true })))
  return mine
}

const release = async (dir: string, mark: string, number: number) => {
  const blank = join(dir, `${mark}.free`)
  await rm(blank, { force: true })
  await symlink(free, blank)
  await rename(blank, join(dir, String(number)))
}

export const withProcessLock = async <T>(dir: string, work: () => Promise<T>): Promise<T> => {
  await mkdir(dir, { recursive: true })
  const mark = markOf(process.pid)!
  let number: number | undefined
  while ((number = await tryToTake(dir, mark)) === undefined) await pause(20 + Math.random() * 30)
  try {
    return await work()
  } finally {
    await release(dir, mark, number)
  }
}
