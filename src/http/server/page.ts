/** Each list has one limit, which is both its default and its maximum (rule W6). */
export const pageOf = (
  { limit, offset }: { limit?: number; offset?: number },
  max: number,
): { limit: number; offset: number } => ({
  limit: Math.min(limit ?? max, max),
  offset: offset ?? 0,
})
