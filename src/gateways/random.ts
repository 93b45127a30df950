import { randomBytes } from 'node:crypto'

const atOnce = 8_192
let left = Buffer.alloc(0)

/** As `randomBytes`, which costs as much for a few bytes as for thousands. */
export const fewRandomBytes = (count: number): Buffer => {
  if (left.length < count) left = randomBytes(Math.max(count, atOnce))
  const taken = left.subarray(0, count)
  left = left.subarray(count)
  return taken
}
