import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Folders count too: deleting a file changes only its folder's time. */
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

/** The stamp carries the moment the build began: a source changed meanwhile is newer than it. */
export const writeStamp = (stamp: string, began: Date): void => {
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, began.toISOString())
  utimesSync(stamp, began, began)
}
