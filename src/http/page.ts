/** A list's own limit is its default and its most (decision W6). */
export const pageOf = (
  { limit, offset }: { limit?: number; offset?: number },
  most: number,
): { limit: number; offset: number } => ({
  limit: Math.min(limit ?? most, most),
  offset: offset ?? 0,
})
