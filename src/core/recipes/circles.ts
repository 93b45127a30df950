/** @internal */

/** What each recipe has in it. */
type Parts = ReadonlyMap<string, readonly string[]>

/** Recipes that contain each other, each group once; everything else is on no circle. Takes time in proportion to `parts`. */
export const circlesIn = (parts: Parts): Set<string>[] => {
  const numbers = new Map<string, number>()
  const path: string[] = []
  const onPath = new Set<string>()
  const circles: Set<string>[] = []
  /** The smallest number on the path that can be reached. */
  const visit = (key: string): number => {
    const number = numbers.size
    let low = number
    numbers.set(key, number)
    path.push(key)
    onPath.add(key)
    for (const part of parts.get(key) ?? []) {
      const seen = numbers.get(part)
      if (seen === undefined) low = Math.min(low, visit(part))
      else if (onPath.has(part)) low = Math.min(low, seen)
    }
    if (low === number) {
      const group = path.splice(path.lastIndexOf(key))
      for (const one of group) onPath.delete(one)
      if (group.length > 1 || parts.get(key)?.includes(key)) circles.push(new Set(group))
    }
    return low
  }
  for (const key of parts.keys()) if (!numbers.has(key)) visit(key)
  return circles
}

/** A shortest way from a recipe of a circle back to itself, which it begins with and does not end with. */
const ringThrough = (start: string, circle: ReadonlySet<string>, parts: Parts): string[] => {
  const cameFrom = new Map<string, string>()
  const queue = [start]
  for (const key of queue)
    for (const part of parts.get(key) ?? []) {
      if (!circle.has(part) || cameFrom.has(part)) continue
      cameFrom.set(part, key)
      if (part !== start) queue.push(part)
    }
  const ring = []
  for (let key = cameFrom.get(start); key !== undefined && key !== start; key = cameFrom.get(key)) ring.push(key)
  return [start, ...ring.reverse()]
}

const shownOnWay = 6

/** By recipe of a circle, a way back to itself, of which the middle is left out if it is long. */
export const waysBack = (circle: ReadonlySet<string>, parts: Parts): Map<string, string[]> => {
  const ways = new Map<string, string[]>()
  for (const start of circle) {
    if (ways.has(start)) continue
    const ring = ringThrough(start, circle, parts)
    for (const [at, key] of ring.entries()) {
      const { length } = ring
      const way = Array.from({ length: Math.min(length, shownOnWay) }, (_, step) => ring[(at + step) % length] ?? key)
      ways.set(key, [...way, ...(length > shownOnWay ? ['…', key] : [key])])
    }
  }
  return ways
}

const longestFrom = (parts: Parts): ((key: string) => number) => {
  const known = new Map<string, number>()
  const longest = (key: string): number => {
    const found = known.get(key)
    if (found !== undefined) return found
    known.set(key, 1)
    const depth = 1 + Math.max(0, ...(parts.get(key) ?? []).map(longest))
    known.set(key, depth)
    return depth
  }
  return longest
}

/** How many recipes are one in the other on the longest way that leads through a recipe, this one included. */
export const depthIn = (parts: Parts): ((key: string) => number) => {
  const users = new Map<string, string[]>()
  for (const [key, inside] of parts) for (const part of inside) users.set(part, [...(users.get(part) ?? []), key])
  const [down, up] = [longestFrom(parts), longestFrom(users)]
  return (key) => down(key) + up(key) - 1
}
