import type { Product } from './product.ts'

/** Writes a list as if it had been frozen on its day. */
export const freezeList = async (
  product: Product,
  of: { cateringId: string; corporateId: string; shiftId: string },
  date: string,
  meals: number,
  {
    counts = [],
    guests = 0,
    guestsOf = {},
  }: {
    counts?: readonly { department: string | null; key: string; count: number }[]
    /** Of nobody in particular. */
    guests?: number
    /** By department, beside them. */
    guestsOf?: Readonly<Record<string, number>>
  } = {},
): Promise<void> => {
  const guestCounts = [[null, guests] as const, ...Object.entries(guestsOf)].map(([department, count]) => ({
    department,
    key: null,
    count,
  }))
  await product.sql(`
    WITH day AS (
      INSERT INTO menu_days (
        id, catering_id, corporate_id, shift_id, date, status, options, created_at, updated_at, closed_at)
      VALUES (
        gen_random_uuid(), '${of.cateringId}', '${of.corporateId}', '${of.shiftId}', '${date}', 'draft',
        '[{"key": "A", "label": "a", "meal": {"name": "Nohut"}}]', '${date}', '${date}', '${date}')
      RETURNING id, catering_id, corporate_id, shift_id, date, closed_at
    )
    INSERT INTO kitchen_lists (
      menu_day_id, catering_id, corporate_id, shift_id, date, closed_at, made_at, options, counts, meals, skipped,
      undecided, guests, guest_portions)
    SELECT id, catering_id, corporate_id, shift_id, date, closed_at, closed_at,
      '[{"key": "A", "label": "a", "meal": "Nohut"}]', '${JSON.stringify(counts)}', ${meals}, 0, 0,
      '${JSON.stringify(guestCounts)}', ${guestCounts.reduce((sum, { count }) => sum + count, 0)}
    FROM day`)
}
