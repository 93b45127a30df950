import type { Product } from './product.ts'

interface Served {
  cateringId: string
  corporateId: string
  shiftId: string
}

/** What people chose for a date, as if its list had been frozen then; with `isOpen` it is not frozen yet. */
export const serveDay = async (
  product: Product,
  { cateringId, corporateId, shiftId }: Served,
  date: string,
  chosen: readonly (readonly [person: { id: string }, key: string])[],
  { isOpen = false }: { isOpen?: boolean } = {},
): Promise<void> => {
  const [day] = await product.sql(`
    INSERT INTO menu_days (id, catering_id, corporate_id, shift_id, date, status, options, created_at, updated_at)
    VALUES (gen_random_uuid(), '${cateringId}', '${corporateId}', '${shiftId}', '${date}', 'published',
      '[{"key": "A", "label": "a", "meal": {"name": "Nohut"}}]', '2026-01-01', '2026-01-01')
    RETURNING id`)
  const dayId = String(day!['id'])
  for (const [{ id }, key] of chosen)
    await product.sql(`
      INSERT INTO choices (user_id, shift_id, date, corporate_id, catering_id, menu_day_id, choice_key, choice_label,
        meal_name, created_at, updated_at)
      VALUES ('${id}', '${shiftId}', '${date}', '${corporateId}', '${cateringId}', '${dayId}', '${key}', '', '',
        '2026-01-01', '2026-01-01')`)
  if (!isOpen) await product.sql(`UPDATE menu_days SET closed_at = '${date}' WHERE id = '${dayId}'`)
}
