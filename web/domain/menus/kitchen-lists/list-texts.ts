import { guestsOnList } from '../../../../src/core/kitchen/rules.ts'
import { commonCourseText, courseLabels } from '../../../../src/texts/menus/courses.ts'
import { listTexts } from '../../../../src/texts/menus/kitchen-lists.ts'
import type { KitchenList } from '../../../api/generated.ts'
import { partsOf } from '../food/parts-of.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'

const signed = (count: number): string => `${count > 0 ? '+' : '−'}${formatNumber(Math.abs(count))}`

export const laterMark = (later: number): string => `${signed(later)} sonra`

/** What changed after the list was frozen: −2 Kuru fasulye, −1 Salata. */
export const laterText = ({ later, options }: KitchenList): string => {
  const changed = options.filter((option) => option.later !== 0)
  if (changed.length === 0) return `${signed(later)} porsiyon`
  return changed.map((option) => `${signed(option.later)} ${partsOf(option.meal).main}`).join(', ')
}

/**
 * Why there are fewer meals: people have left, or nobody eats there any more because the shift or the contract ended.
 */
export const goneText = ({ later, meals }: KitchenList): string =>
  -later === meals ? 'bütün seçimler iptal edildi' : `ayrılan ${formatNumber(-later)} kişi`

/** A dish on a list; `count` is what is cooked of it, with `guests`. */
type CookedDish = KitchenList['options'][number] & { guests: number }

/** The options with their guests, also those who have not said what they eat. */
export const optionsOf = ({ options, guests }: KitchenList): CookedDish[] => {
  const served = guestsOnList(
    options.map(({ key, count }) => ({ portions: count, guests: guests.counts[key] ?? 0 })),
    guests.without_option,
  )
  return options.map((option, at) => {
    const ofOption = served[at] ?? 0
    return { ...option, count: option.count + ofOption, guests: ofOption }
  })
}

/** Everything that is cooked for a list: for its people and for guests. */
export const portionsOf = ({ meals, guests }: KitchenList): number => meals + guests.portions

/** Köfte 121 · Mantı 64 · Ortak: Mercimek çorbası */
export const dishesText = (list: KitchenList): string =>
  [
    ...optionsOf(list).map(({ meal, count }) => `${partsOf(meal).main} ${formatNumber(count)}`),
    ...(list.common_courses.length > 0 ? [`Ortak: ${list.common_courses.map(({ name }) => name).join(', ')}`] : []),
  ].join(' · ')

/** What guests eat: Geleneksel: 3 · Alternatif 1: 1 · Seçenek belirtilmedi: 2. */
export const guestsText = ({ options, guests }: KitchenList): string =>
  [
    ...options.flatMap(({ key, label }) => {
      const count = guests.counts[key] ?? 0
      return count === 0 ? [] : [`${label}: ${formatNumber(count)}`]
    }),
    ...(guests.without_option > 0 ? [`${listTexts.guestsWithoutOption}: ${formatNumber(guests.without_option)}`] : []),
  ].join(' · ')

/** Whose guests they are: Kalite 4, Departmansız 2. */
export const hostsText = ({ guests }: KitchenList): string =>
  guests.departments.map(({ department_name, portions }) => `${department_name} ${formatNumber(portions)}`).join(', ')

/** Everything that is cooked: the common courses, of which everybody who eats gets one, then the options (rule K5). */
export const dishesOf = (list: KitchenList): CookedDish[] => [
  ...list.common_courses.map(({ course, name }) => ({
    key: `${course} ${name}`,
    label: commonCourseText(course),
    meal: name,
    tags: [courseLabels[course]],
    count: portionsOf(list),
    guests: list.guests.portions,
    later: list.later,
    replaces: [],
    replaced_by: null,
  })),
  ...optionsOf(list),
]
