/** Each list has one limit, which is both its default and its maximum (rule W6). */
export const pageOf = (
  { limit, offset }: { limit?: number; offset?: number },
  most: number,
): { limit: number; offset: number } => ({
  limit: Math.min(limit ?? most, most),
  offset: offset ?? 0,
})
