/** A number between 0 and 1 derived from the words by FNV-1a, so that the demo looks random and stays reproducible. */
export const chance = (...words: (string | number)[]): number => {
  let hash = 0x811c9dc5
  for (const sign of words.join('|')) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return ((hash ^ (hash >>> 12)) >>> 0) / 2 ** 32
}

/** Picks an entry with a probability proportional to its weight; `luck` is between 0 and 1. */
export const pick = <T>(entries: readonly (readonly [entry: T, weight: number])[], luck: number): T => {
  const sum = entries.reduce((total, [, weight]) => total + weight, 0)
  let left = luck * sum
  for (const [entry, weight] of entries) {
    left -= weight
    if (left < 0) return entry
  }
  return (entries.at(-1) as readonly [T, number])[0]
}
