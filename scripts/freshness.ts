import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Includes folders, because deleting a file only changes the time of its folder. */
const newest = (path: string): number => {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return 0
  if (!stat.isDirectory()) return stat.mtimeMs
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), stat.mtimeMs)
}

export const isFresh = (stamp: string, sources: string[]): boolean => {
  const built = statSync(stamp, { throwIfNoEntry: false })?.mtimeMs
  return built !== undefined && sources.every((source) => newest(source) <= built)
}

/** The stamp is dated to the start of the build, so that sources changed during the build are newer. */
export const writeStamp = (stamp: string, startedAt: Date): void => {
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, startedAt.toISOString())
  utimesSync(stamp, startedAt, startedAt)
}
