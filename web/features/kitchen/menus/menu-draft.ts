import { type Course, maxCommonCourses, optionCount, tagLimits } from '../../../../src/core/menus/rules.ts'
import { fieldLabels } from '../../../../src/texts/kernel/field-labels.ts'
import { commonCourseText } from '../../../../src/texts/menus/courses.ts'
import type { DishChanges, Meals, MenuChoices, MenuDay, WrittenCourses } from '../../../api/generated.ts'
import type { Conflict } from '../../../ui/forms/conflict-notice.tsx'

export type DishChange = DishChanges[string]

/** An option or a common course as it is being edited; the tags are a single line, separated by commas. */
export interface OptionDraft {
  key: string
  label: string
  dish: string
  tags: string
  image: string
  /** How a new dish relates to the one that people chose; empty until the caterer has answered. */
  change: '' | DishChange
  /** What a common course is (rule K5); undefined for an option. */
  course?: Course | undefined
}

const maxDishLength = 200

export type DayDraft = readonly OptionDraft[]
export type OptionProblems = Partial<Record<'label' | 'dish' | 'tags' | 'image', string>>

export const optionOf = (key: string, label: string, course?: Course): OptionDraft => ({
  key,
  label,
  dish: '',
  tags: '',
  image: '',
  change: '',
  course,
})

/** Its key is unlike that of any option, which has no small letters; `number` counts courses of a kind on a day. */
export const courseOf = (course: Course, number = 1): OptionDraft =>
  number === 1
    ? optionOf(course, commonCourseText(course), course)
    : optionOf(`${course}${number}`, `${commonCourseText(course)} ${number}`, course)

/** The draft of a day without a menu, if no other day suggests anything. */
export const defaultDraft: DayDraft = [optionOf('ALTERNATIF', 'Alternatif 1'), optionOf('GELENEKSEL', 'Geleneksel 1')]

const dishOf = (meal: MenuDay['meals'][string] | undefined) => ({
  dish: meal?.name ?? '',
  tags: meal?.tags?.join(', ') ?? '',
  image: meal?.image_url ?? '',
})

const typedFrom = ({ choices, meals, common_courses: served }: MenuDay): DayDraft => [
  ...served.map((meal, at) => {
    const number = served.slice(0, at + 1).filter(({ course }) => course === meal.course).length
    return { ...courseOf(meal.course, number), ...dishOf(meal) }
  }),
  ...choices.map(({ key, label }) => ({ ...optionOf(key, label), ...dishOf(meals[key]) })),
]

const known = new WeakMap<MenuDay, DayDraft>()

/** Returns the same draft object for the same saved day, so that unchanged days can be recognized by identity. */
export const draftOf = (day: MenuDay | undefined): DayDraft => {
  if (day === undefined) return defaultDraft
  const draft = known.get(day) ?? typedFrom(day)
  known.set(day, draft)
  return draft
}

export const isSameDraft = (a: DayDraft, b: DayDraft): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)

const optionOn = (draft: DayDraft, key: string): OptionDraft | undefined => draft.find((option) => option.key === key)

const mergedOption = (
  mine: OptionDraft,
  base: OptionDraft | undefined,
  theirs: OptionDraft | undefined,
): OptionDraft => {
  const typed = Object.entries(mine).filter(([field, text]) => text !== base?.[field as keyof OptionDraft])
  return { ...(theirs ?? mine), ...Object.fromEntries(typed) }
}

/** Keeps my changes since `base` and takes everything else from theirs. */
export const mergedDraft = (mine: DayDraft, base: DayDraft, theirs: DayDraft): DayDraft => {
  const kept = mine.filter((option) => {
    const before = optionOn(base, option.key)
    return before === undefined || optionOn(theirs, option.key) !== undefined || !isSameDraft([option], [before])
  })
  const added = theirs.filter(({ key }) => optionOn(base, key) === undefined && optionOn(mine, key) === undefined)
  return [
    ...kept.map((option) => mergedOption(option, optionOn(base, option.key), optionOn(theirs, option.key))),
    ...added,
  ]
}

const statusLabels = { draft: 'Taslak', published: 'Yayında' } as const

/** What differs between two versions of a day, option by option. */
export const changesOfDay = (before: MenuDay | undefined, after: MenuDay): Conflict['changes'] => {
  const [old, now] = [before === undefined ? [] : draftOf(before), draftOf(after)]
  const keys = [...new Set([...old, ...now].map(({ key }) => key))]
  const options = keys.map((key) => {
    const [then, present] = [optionOn(old, key), optionOn(now, key)]
    const isRenamed = then !== undefined && present !== undefined && then.label !== present.label
    const textOf = (option: OptionDraft | undefined): string =>
      option === undefined
        ? '—'
        : [isRenamed && option.label, option.dish, option.tags, option.image].filter(Boolean).join(', ')
    return { label: then?.label ?? present?.label ?? key, before: textOf(then), after: textOf(present) }
  })
  const status = {
    label: fieldLabels.status,
    before: before === undefined ? 'Menü yok' : statusLabels[before.status],
    after: statusLabels[after.status],
  }
  return [...options, status].filter((change) => change.before !== change.after)
}

export const withOption = (draft: DayDraft): DayDraft => {
  const taken = new Set(draft.map(({ key }) => key))
  let number = draft.length + 1
  while (taken.has(`OPT${number}`)) number += 1
  return [...draft, optionOf(`OPT${number}`, `Seçenek ${number}`)]
}

export const tagsIn = (line: string): string[] => [
  ...new Set(
    line
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
]

/** A path on this server or an https address; the server accepts the same. */
const isImageAddress = (address: string): boolean => /^(\/(?![/\\])|https:\/\/)\S+$/.test(address)

/** An option or a course without a dish is not on the menu. */
export const written = (draft: DayDraft): OptionDraft[] => draft.filter(({ dish }) => dish.trim() !== '')

/** The options that people can choose from. */
export const offered = (draft: DayDraft): OptionDraft[] => written(draft).filter(({ course }) => course === undefined)

/** The common courses. */
export const served = (draft: DayDraft): (OptionDraft & { course: Course })[] =>
  written(draft).flatMap((option) => (option.course === undefined ? [] : [{ ...option, course: option.course }]))

export const optionProblems = ({ label, dish, tags, image }: OptionDraft): OptionProblems => ({
  ...(label.trim() === '' && { label: 'Seçenek adını yazın' }),
  ...(dish.trim().length > maxDishLength && { dish: `Yemek adı en fazla ${maxDishLength} harf olabilir` }),
  ...(tagsIn(tags).length > tagLimits.count && { tags: `En fazla ${tagLimits.count} etiket yazılabilir` }),
  ...(tagsIn(tags).some((tag) => tag.length > tagLimits.length) && {
    tags: `Bir etiket en fazla ${tagLimits.length} harf olabilir`,
  }),
  ...(image.trim() !== '' && !isImageAddress(image.trim()) && { image: 'Adres https:// ile başlamalı' }),
})

/**
 * Problems of an option once somebody has tried to save its day: a blank option is one only if no option has a dish.
 */
export const problemsOn = (draft: DayDraft, option: OptionDraft): OptionProblems => {
  if (option.dish.trim() !== '') return optionProblems(option)
  return option.course === undefined && offered(draft).length === 0 ? { dish: 'Yemek adını yazın' } : {}
}

/** What prevents the whole day from being saved. */
export const dayProblem = (draft: DayDraft): string | undefined => {
  const [options, courses] = [offered(draft).length, served(draft).length]
  if (options === 0) return courses === 0 ? 'En az bir yemek yazın' : 'Ortak yemeklerin yanına en az bir seçenek yazın'
  if (options > optionCount.max) return `Bir günde en fazla ${optionCount.max} seçenek olabilir`
  return courses > maxCommonCourses ? `Bir günde en fazla ${maxCommonCourses} ortak yemek olabilir` : undefined
}

export const isComplete = (draft: DayDraft): boolean =>
  dayProblem(draft) === undefined && written(draft).every((option) => Object.keys(optionProblems(option)).length === 0)

/** The dish that people have chosen, and how many of them, if this option now has another one. */
export const chosenDish = (
  { key, dish }: OptionDraft,
  kept: MenuDay | undefined,
): { name: string; people: number } | undefined => {
  const name = kept?.meals[key]?.name
  const people = kept?.choice_counts[key] ?? 0
  return people > 0 && name !== undefined && dish.trim() !== '' && name !== dish.trim() ? { name, people } : undefined
}

/** The caterer's answer for a new dish; once choosing has closed, it can only be a substitution (rule M4). */
export const changeFor = (
  option: OptionDraft,
  { kept, base, isClosed }: { kept: MenuDay | undefined; base: MenuDay | undefined; isClosed: boolean },
): OptionDraft['change'] =>
  isClosed && chosenDish(option, kept ?? base) !== undefined ? 'substitution' : option.change

type Wire = { meals: Meals; choices: MenuChoices; common_courses: WrittenCourses; dish_changes: DishChanges }

const mealOf = ({ dish, tags, image }: OptionDraft) => ({
  name: dish.trim(),
  tags: tagsIn(tags),
  image_url: image.trim() === '' ? null : image.trim(),
})

export const wireOf = (draft: DayDraft, of: Parameters<typeof changeFor>[1]): Wire => ({
  dish_changes: Object.fromEntries(
    offered(draft).flatMap((option) => {
      const word = changeFor(option, of)
      return word === '' ? [] : [[option.key, word]]
    }),
  ),
  meals: Object.fromEntries(offered(draft).map((option) => [option.key, mealOf(option)])),
  choices: offered(draft).map(({ key, label }) => ({ key, label: label.trim() })),
  common_courses: served(draft).map((meal) => ({ course: meal.course, ...mealOf(meal) })),
})
