import fc from 'fast-check'
import { skipKey } from '../../src/core/menus/index.ts'
import { addDays } from '../../src/core/shared/index.ts'
import { anOption } from './samples.ts'

export interface MenuChange {
  kind: string
  at: number
  on: number
  value: number
}

const dishNames = ['Mantı', 'Pide', 'Etli nohut', 'Kısır']
const timezones = ['Europe/Istanbul', 'Pacific/Kiritimati', 'America/New_York', 'Europe/London']

/** What the changes are made to. */
export type MenuChangeIds = Record<'firms' | 'caterings' | 'shifts' | 'people', string[]>

/** SQL of the product's role for each kind of change; the database may refuse some of them. */
export const statementOf = ({ kind, at, on, value }: MenuChange, ids: MenuChangeIds): string => {
  const of = (list: readonly string[]) => list[at % list.length]!
  const [firm, catering, shift, person] = [of(ids.firms), of(ids.caterings), of(ids.shifts), of(ids.people)]
  const date = addDays('2026-03-02', (on % 7) - 2)
  const [isTrue, time, days] = [value % 2 === 0, `${String(value % 24).padStart(2, '0')}:30`, value % 4]
  const options = JSON.stringify(
    ['GELENEKSEL1', 'ALTERNATIF1'].map((key, place) => anOption(key, dishNames[(value + place) % dishNames.length]!)),
  )
  const courses = JSON.stringify(
    dishNames
      .slice(0, value % 3)
      .map((name, place) => ({ course: place === 0 ? 'soup' : 'salad', name: `${name} ${on % 2}` })),
  )
  switch (kind) {
    case 'menu':
      return `INSERT INTO menu_days (id, catering_id, corporate_id, shift_id, date, status, options, common_courses, created_at, updated_at)
        SELECT DISTINCT ON (s.id) gen_random_uuid(), p.catering_id, s.company_id, s.id, '${date}'::date, '${isTrue ? 'published' : 'draft'}', '${options}'::jsonb, '${courses}'::jsonb, now(), now()
        FROM shifts s JOIN partnerships p ON p.corporate_id = s.company_id WHERE s.id = '${shift}' ORDER BY s.id, hashtext(p.id::text || ${value})
        ON CONFLICT (catering_id, corporate_id, shift_id, date) DO UPDATE SET options = excluded.options, common_courses = excluded.common_courses, status = excluded.status, is_withdrawn = false`
    case 'withdrawal':
      return `UPDATE menu_days SET status = 'draft', is_withdrawn = ${isTrue} WHERE shift_id = '${shift}' AND date >= '${date}'`
    case 'no menu':
      return `DELETE FROM menu_days d WHERE shift_id = '${shift}' AND date = '${date}' AND NOT EXISTS (SELECT FROM choices c WHERE c.menu_day_id = d.id)`
    case 'frozen list':
      return `UPDATE menu_days SET closed_at = date - interval '${value} hours' WHERE shift_id = '${shift}' AND date = '${date}' AND closed_at IS NULL`
    case 'dish':
      return `UPDATE dishes SET kcal = ${value}, contains_pork = ${isTrue}, tags = '{t${value}}', image_url = nullif('/b${days}', '/b0'),
        allergens = CASE WHEN ${isTrue} THEN '{milk}'::text[] END WHERE catering_id = '${catering}' AND key = dish_key('${of(dishNames)}')`
    case 'shift':
      return `UPDATE shifts SET title = 'V${value}', timezone = '${of(timezones)}', days = '{${1 + (value % 7)},${1 + (on % 7)}}',
        cutoff_days = ${1 + days}, cutoff_time = '${time}', start_time = '${time}', is_active = ${value % 5 > 0} WHERE id = '${shift}'`
    case 'one fact of a shift':
      return `UPDATE shifts SET ${of([`timezone = '${of(timezones)}'`, `days = '{${1 + (value % 7)}}'`, `cutoff_days = ${1 + days}`, `cutoff_time = '${time}'`, `is_active = ${isTrue}`])} WHERE id = '${shift}'`
    case 'deleted shift':
      return `UPDATE shifts SET is_deleted = ${isTrue} WHERE id = '${shift}'`
    case 'partnership':
      return `UPDATE partnerships SET ends_on = ${isTrue ? 'NULL' : `'${date}'`}, ends_at = ${isTrue ? 'NULL' : `'${date}'`},
        cutoff_days = ${days}, cutoff_time = '${time}' WHERE catering_id = '${catering}'`
    case 'end of a partnership':
      return `UPDATE partnerships SET is_active = ${isTrue}, ended_at = CASE WHEN ${isTrue} THEN NULL ELSE now() END WHERE corporate_id = '${firm}' AND catering_id = '${catering}'`
    case 'reminder':
      return `UPDATE companies SET reminder_hours = ${1 + days} WHERE id = '${firm}'`
    case 'reminded day':
      return `UPDATE menu_days SET reminded_at = ${isTrue ? 'now()' : 'NULL'} WHERE shift_id = '${shift}' AND date = '${date}'`
    case 'name':
      return `UPDATE companies SET name = 'Şirket ${value}' WHERE id = '${catering}'`
    case 'activation':
      return `UPDATE companies SET is_active = ${isTrue} WHERE id = '${value % 3 === 0 ? firm : catering}'`
    case 'closed day':
      return `INSERT INTO closed_days (company_id, date, from_time, name, made_at) VALUES ('${isTrue ? firm : catering}', '${date}', ${days > 1 ? `'${time}'` : 'NULL'}, 'Tatil ${value}', now())
        ON CONFLICT (company_id, date) DO UPDATE SET name = excluded.name, from_time = excluded.from_time`
    case 'no closed day':
      return `DELETE FROM closed_days WHERE company_id = '${isTrue ? firm : catering}' AND date = '${date}'`
    case 'choice':
      return `INSERT INTO choices (user_id, shift_id, date, corporate_id, catering_id, menu_day_id, choice_key, choice_label, meal_name, source, created_at, updated_at)
        SELECT u.id, d.shift_id, d.date, d.corporate_id, d.catering_id, d.id, '${isTrue ? 'GELENEKSEL1' : skipKey}', '', '', '${days > 1 ? 'own' : 'standing'}', now(), now()
        FROM menu_days d JOIN users u ON u.id = '${person}' AND u.company_id = d.corporate_id WHERE d.date = '${date}' AND d.closed_at IS NULL LIMIT ${days}
        ON CONFLICT (user_id, shift_id, date) DO UPDATE SET choice_key = excluded.choice_key, source = excluded.source`
    case 'absent day':
      return `INSERT INTO absent_days (company_id, user_id, date) SELECT company_id, id, '${date}' FROM users WHERE id = '${person}' ON CONFLICT DO NOTHING`
    case 'no absent day':
      return `DELETE FROM absent_days WHERE user_id = '${person}' AND date = '${date}'`
    case 'replaced dish':
      return `UPDATE choices SET replaced_meal = '${of(dishNames)}', is_replacement_seen = ${isTrue} WHERE user_id = '${person}'`
    case 'no choice':
      return `DELETE FROM choices WHERE user_id = '${person}' AND date = '${date}'`
    case 'usual shift':
      return `INSERT INTO usual_shifts (company_id, user_id, shift_id) SELECT s.company_id, u.id, s.id FROM shifts s JOIN users u ON u.company_id = s.company_id
        WHERE s.id = '${shift}' AND u.id = '${person}' ON CONFLICT DO NOTHING`
    case 'no usual shift':
      return `DELETE FROM usual_shifts WHERE user_id = '${person}' AND shift_id = '${shift}'`
    default:
      throw new Error(kind)
  }
}
const kinds = [
  ...['menu', 'menu', 'withdrawal', 'no menu', 'frozen list', 'dish', 'shift', 'deleted shift', 'partnership'],
  ...['end of a partnership', 'name', 'activation', 'choice', 'choice', 'replaced dish', 'no choice', 'usual shift'],
  ...['no usual shift', 'one fact of a shift', 'reminder', 'reminded day', 'closed day', 'no closed day'],
  ...['absent day', 'no absent day'],
]
export const someMenuChange = fc.record({
  kind: fc.constantFrom(...kinds),
  at: fc.nat(11),
  on: fc.nat(6),
  value: fc.nat(999),
})
