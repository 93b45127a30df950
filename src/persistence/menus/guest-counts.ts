/**
 * Guests of the menu day by department and option (rule Y3): what was saved for it, and the weekly number of
 * departments that have saved nothing. An option that is not on the menu any more leaves a number only.
 */
export const expectedGuests = (day: string): string => `
  SELECT g.department_id,
    CASE WHEN ${day}.options @> jsonb_build_array(jsonb_build_object('key', g.option_key)) THEN g.option_key END AS key,
    g.portions, false AS is_weekly
  FROM guests g
  WHERE g.corporate_id = ${day}.corporate_id AND g.shift_id = ${day}.shift_id AND g.date = ${day}.date
    AND g.portions > 0
  UNION ALL
  SELECT r.department_id, NULL, r.portions, true
  FROM guest_repeats r
  WHERE r.corporate_id = ${day}.corporate_id AND r.shift_id = ${day}.shift_id
    AND r.weekday = extract(isodow FROM ${day}.date)
    AND NOT EXISTS (
      SELECT FROM guests g
      WHERE g.corporate_id = ${day}.corporate_id AND g.shift_id = ${day}.shift_id AND g.date = ${day}.date
        AND g.department_id IS NOT DISTINCT FROM r.department_id
    )`

/** As a frozen list has them; an empty array if there are none. */
export const guestsOf = (day: string): string => `
  (
    SELECT coalesce(
      jsonb_agg(
        jsonb_build_object('department', e.department_id, 'key', e.key, 'count', e.portions)
        ORDER BY e.key, e.department_id),
      '[]')
    FROM (
      SELECT department_id, key, sum(portions)::int AS portions
      FROM (${expectedGuests(day)}) expected
      GROUP BY 1, 2
    ) e
  )`

export const guestPortionsOf = (day: string): string => `
  (SELECT coalesce(sum(portions), 0)::int FROM (${expectedGuests(day)}) expected)`
