import { type GuestBox, type Label, labelsOf } from '../../core/kitchen/rules.ts'
import type { DeliveryForm } from '../../core/partnerships/index.ts'
import type { CommonCourse, MenuOption } from '../../core/menus/index.ts'
import type { CompanyId, LocalDate, ShiftId } from '../../core/shared/index.ts'
import { countsOf, guestsOf, partnerCutOff, prepared } from '../../persistence/index.ts'
import { noDepartmentLabel } from '../../texts/workforce/labels.ts'
import type { KitchenLabel } from '../kernel/contract-shapes.ts'
import { firmsOfCatering } from './common-days.ts'
import { isCooked, maxServings } from './servings.ts'

type Declared = Pick<KitchenLabel['dishes'][number], 'allergens' | 'contains_pork' | 'contains_alcohol'>

interface Row {
  corporate_id: string
  corporate_name: string
  shift_id: string
  shift_title: string
  serving_time: string
  route: string | null
  place: number | null
  is_frozen: boolean
  form: DeliveryForm | null
  options: MenuOption[]
  courses: CommonCourse[]
  /** In the order of the options, then of the common courses. */
  dish_keys: string[]
  counts: { department: string | null; key: string; count: number }[]
  guests: GuestBox[]
  /** Names of the departments that are counted. */
  departments: Record<string, string> | null
  /** Declarations of the dishes, by their keys. */
  declared: Record<string, Declared> | null
}

/** People by department and option, as frozen or so far; what is on a label is what is served now. */
export const labelled = prepared<
  { cateringId: CompanyId; date: LocalDate; corporateId: CompanyId | null; shiftId: ShiftId | null },
  Row
>(`
  SELECT d.corporate_id, c.name AS corporate_name, d.shift_id, s.title AS shift_title, s.start_time AS serving_time,
    p.route, p.route_place AS place, d.closed_at IS NOT NULL AS is_frozen, p.delivery_form AS form, d.options,
    d.common_courses AS courses, d.dish_keys, counted.counts, counted.guests,
    (
      SELECT jsonb_object_agg(x.id, x.name)
      FROM departments x
      WHERE x.company_id = d.corporate_id
        AND x.id IN (
          SELECT (one ->> 'department')::uuid FROM jsonb_array_elements(counted.counts || counted.guests) one
        )
    ) AS departments,
    (
      SELECT jsonb_object_agg(
        x.key,
        jsonb_build_object(
          'allergens', x.allergens, 'contains_pork', x.contains_pork, 'contains_alcohol', x.contains_alcohol))
      FROM dishes x
      WHERE x.catering_id = $cateringId AND x.key = ANY (d.dish_keys)
    ) AS declared
  FROM (${firmsOfCatering}) f
  JOIN menu_days d ON d.catering_id = $cateringId AND d.corporate_id = f.corporate_id AND d.date = $date
  JOIN shifts s ON s.company_id = d.corporate_id AND s.id = d.shift_id
  JOIN companies c ON c.id = d.corporate_id
  ${partnerCutOff}
  LEFT JOIN kitchen_lists l ON l.menu_day_id = d.id
  CROSS JOIN LATERAL (
    SELECT coalesce(l.counts, ${countsOf('d')}) AS counts, coalesce(l.guests, ${guestsOf('d')}) AS guests
  ) counted
  WHERE ${isCooked}
    AND ($corporateId::uuid IS NULL OR d.corporate_id = $corporateId)
    AND ($shiftId::uuid IS NULL OR d.shift_id = $shiftId)
  ORDER BY s.start_time, fold(p.route) COLLATE "C" NULLS LAST, p.route_place, c.search_name COLLATE "C", d.id
  LIMIT ${maxServings + 1}`)

/** The dishes of a serving in the order of `labelsOf`: common courses, then options. */
const dishesOf = ({ options, courses, dish_keys, declared }: Row) => {
  const facts = (at: number): Declared => {
    const { allergens = null, contains_pork = null, contains_alcohol = null } = declared?.[dish_keys[at] ?? ''] ?? {}
    return { allergens, contains_pork, contains_alcohol }
  }
  return [
    ...courses.map(({ course, name }, at) => ({ label: null, course, meal: name, ...facts(options.length + at) })),
    ...options.map(({ label, meal }, at) => ({ label, course: null, meal: meal.name, ...facts(at) })),
  ]
}

/** Guests without a host are only guests. */
const nameOf = ({ department, isForGuests }: Label, names: Row['departments']): string | null =>
  department === undefined
    ? null
    : department === null
      ? isForGuests
        ? null
        : noDepartmentLabel
      : (names?.[department] ?? noDepartmentLabel)

/** Boxes by the name of their department, people without one last, and then those of guests. */
const byName = (one: KitchenLabel, other: KitchenLabel): number =>
  Number(one.is_for_guests) - Number(other.is_for_guests) ||
  Number(one.department_name === noDepartmentLabel) - Number(other.department_name === noDepartmentLabel) ||
  (one.department_name ?? '').localeCompare(other.department_name ?? '', 'tr')

export const labelsOfServing = (row: Row): KitchenLabel[] => {
  const { options, courses, counts, guests, departments, form, declared: _, dish_keys: _keys, ...serving } = row
  const dishes = dishesOf(row)
  const labels = labelsOf({ form, counts, guests, options: options.map(({ key }) => key), courses: courses.length })
  return labels
    .map((label) => ({
      ...serving,
      department_name: nameOf(label, departments),
      is_for_guests: label.isForGuests,
      portions: label.portions,
      guests: label.guests,
      dishes: label.dishes.flatMap((one) => {
        const dish = dishes[one.place]
        return dish === undefined ? [] : [{ ...dish, portions: one.portions }]
      }),
    }))
    .toSorted(byName)
}
