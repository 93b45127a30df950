/** A colour with a pattern, for people who cannot tell the colours apart; both are numbers below four. */
export interface Look {
  colour: number
  pattern: number
}

const [saffron, info, herb, ink] = [0, 1, 2, 3]
const patterns = [0, 1, 2, 3]
const colours = [saffron, info, herb, ink] as const

/** Colours for the kinds of options that every kitchen has; all others share the last two. */
const coloursOf = (key: string): number[] => {
  if (key.startsWith('GELENEKSEL')) return [saffron]
  return key.startsWith('ALTERNATIF') ? [info] : [herb, ink]
}

/**
 * One key is one series, whatever its label. It gets the first free look of its kind, plain ones first, or one of
 * another kind if all of those are taken.
 */
export const looksOf = (keys: readonly string[]): ReadonlyMap<string, Look> => {
  const looks = new Map<string, Look>()
  const isTaken = ({ colour, pattern }: Look) =>
    [...looks.values()].some((look) => look.colour === colour && look.pattern === pattern)
  const amongst = (some: readonly number[]): Look[] =>
    patterns.flatMap((pattern) => some.map((colour) => ({ colour, pattern })))
  for (const key of [...new Set(keys)].sort()) {
    const free = [...amongst(coloursOf(key)), ...amongst(colours)].find((look) => !isTaken(look))
    looks.set(key, free ?? { colour: ink, pattern: 0 })
  }
  return looks
}
