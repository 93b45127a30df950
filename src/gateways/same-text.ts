import { timingSafeEqual } from 'node:crypto'

/** Compares secrets without revealing by the time how much of them is right. */
export const sameText = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
