/** By how much a figure has changed lately, and when it last did. */
interface Change {
  by: number
  at: number
}

export interface Tracked {
  figures: ReadonlyMap<string, number>
  changes: ReadonlyMap<string, Change>
}

const shownFor = 10 * 60_000

const isRecent = ({ at }: Change, now: number): boolean => now - at < shownFor

/** Compares figures with the ones before them; changes within ten minutes add up. New figures have not changed. */
export const track = (before: Tracked | undefined, figures: ReadonlyMap<string, number>, now: number): Tracked => {
  const changes = new Map<string, Change>()
  for (const [key, figure] of figures) {
    const [old, last] = [before?.figures.get(key) ?? figure, before?.changes.get(key)]
    const lately = last !== undefined && isRecent(last, now) ? last : { by: 0, at: now }
    const change = figure === old ? lately : { by: lately.by + figure - old, at: now }
    if (change.by !== 0) changes.set(key, change)
  }
  return { figures, changes }
}

export const changeOf = (tracked: Tracked, key: string, now: number): number => {
  const change = tracked.changes.get(key)
  return change !== undefined && isRecent(change, now) ? change.by : 0
}
