import { guestsOnList } from '../../../core/kitchen/rules.ts'
import { freezeListsOf, KitchenSheets, type ListLine } from '../../../core/menus/index.ts'
import type { CompanyId, LocalDate, ShiftId } from '../../../core/shared/index.ts'
import { KitchenListReads, MenuReads } from '../../../reads/index.ts'
import { commonCourseText } from '../../../texts/menus/courses.ts'
import {
  coursesNowText,
  dishNotes,
  expectedText,
  frozenText,
  guestsIncluded,
  listTexts,
  liveText,
} from '../../../texts/menus/kitchen-lists.ts'
import type { AnswerOf } from '../../contract/contract-types.ts'
import { Download } from '../../contract/download.ts'
import { type Operations, read, type OperationUse } from '../../server/operation.ts'

type Lists = AnswerOf<'getKitchenLists'>
type List = Lists['lists'][number]

const noteOf = (guests: number, note: string): string => [guestsIncluded(guests), note].filter(Boolean).join('; ')

/** What is cooked, then what of it is for guests and for the people of each department. */
const linesOf = (list: List, firm: string): ListLine[] => {
  const { date, closes_at, timezone, options, guests, departments, undecided, expected, later } = list
  const portions = list.meals + guests.portions
  const guestsOf = guestsOnList(
    options.map(({ key, count }) => ({ portions: count, guests: guests.counts[key] ?? 0 })),
    guests.without_option,
  )
  const state = (list.is_frozen ? frozenText : liveText)(closes_at, timezone)
  const shift = `${list.shift_title} ${list.start_time}–${list.end_time}`
  const day = { date, firm, catering: list.catering_name, shift, state }
  const sum = (option: string, people: number, note = ''): ListLine => ({
    ...day,
    department: listTexts.everybody,
    option,
    dish: '',
    people,
    note,
  })
  const dishes = (department: string, countOf: (option: List['options'][number]) => number | undefined): ListLine[] =>
    options.flatMap((option) => {
      const people = countOf(option)
      const { label, meal } = option
      return people === undefined
        ? []
        : [{ ...day, department, option: label, dish: meal, people, note: dishNotes(option).join('; ') }]
    })
  const coursesNote = list.courses_now === null ? '' : coursesNowText(list.courses_now)
  const courses = list.common_courses.map(({ course, name }): ListLine => ({
    ...sum(commonCourseText(course), portions, noteOf(guests.portions, coursesNote)),
    dish: name,
  }))
  const guestLines =
    guests.portions === 0
      ? []
      : [
          ...list.common_courses.map(({ course, name }) => ({
            ...sum(commonCourseText(course), guests.portions, coursesNote),
            dish: name,
          })),
          ...dishes(listTexts.guests, ({ key }) => guests.counts[key]),
          ...(guests.without_option > 0 ? [sum(listTexts.guestsWithoutOption, guests.without_option)] : []),
          sum(listTexts.total, guests.portions),
        ].map((line) => ({ ...line, department: listTexts.guests }))
  const laterDishes = dishes(listTexts.later, (option) => option.later || undefined)
  return [
    ...courses,
    ...options.map((option, at): ListLine => {
      const ofOption = guestsOf[at] ?? 0
      const note = noteOf(ofOption, dishNotes(option).join('; '))
      return { ...sum(option.label, option.count + ofOption, note), dish: option.meal }
    }),
    sum(listTexts.total, portions, guestsIncluded(guests.portions)),
    sum(listTexts.skipped, list.skipped),
    ...(undecided === null
      ? []
      : [
          sum(
            list.is_frozen ? listTexts.undecided : listTexts.undecidedYet,
            undecided,
            expected !== null && expected > 0 ? expectedText(expected) : '',
          ),
        ]),
    ...guestLines,
    ...departments.flatMap(({ department_name, counts }) => dishes(department_name, ({ key }) => counts[key])),
    ...laterDishes,
    // A firm does not learn the dishes of fewer than three people (rule M13).
    ...(laterDishes.length === 0 && later !== 0
      ? [{ ...sum(listTexts.total, later), department: listTexts.later }]
      : []),
  ]
}

async function* batchesOf(lists: readonly List[], firm: string): AsyncGenerator<ListLine[]> {
  for (const list of lists) yield await Promise.resolve(linesOf(list, firm))
}

export const kitchenListOperations = (use: OperationUse) => {
  const reads = use(KitchenListReads)

  /** The first reader after a cut-off freezes its lists (rule M15). */
  const week = async (
    corporateId: CompanyId,
    cateringId: CompanyId | null,
    date: LocalDate | undefined,
  ): Promise<Lists> => {
    const found = await reads.week(corporateId, cateringId, date)
    if (!found.isDue) return found.answer
    await use(freezeListsOf)([corporateId])
    return (await reads.week(corporateId, cateringId, date)).answer
  }

  const workbook = async (
    corporateId: CompanyId,
    cateringId: CompanyId | null,
    { date, shift_id }: { date: LocalDate; shift_id?: ShiftId | undefined },
  ) => {
    const { lists } = await week(corporateId, cateringId, date)
    const firm = (await use(MenuReads).firmNames([corporateId])).get(corporateId) ?? ''
    const asked = lists.filter((list) => list.date === date && (shift_id === undefined || list.shift_id === shift_id))
    return new Download(`uretim-listesi-${date}.xlsx`, use(KitchenSheets).write(batchesOf(asked, firm)))
  }

  return {
    getKitchenLists: read(({ path, query }) => week(path.corpId, path.cateringId, query.date)),
    exportKitchenLists: read(({ path, query }) => workbook(path.corpId, path.cateringId, query)),
    getFirmLists: read(({ path, query }) => week(path.companyId, null, query.date)),
    exportFirmLists: read(({ path, query }) => workbook(path.companyId, null, query)),
  } satisfies Partial<Operations>
}
