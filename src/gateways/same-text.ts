import { timingSafeEqual } from 'node:crypto'

/** Compares secrets in constant time. */
export const sameText = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
