import { freezeListsOf, KitchenSheets, type ListLine } from '../../core/menus/index.ts'
import type { LocalDate, Use } from '../../core/shared/index.ts'
import { KitchenListReads } from '../../reads/index.ts'
import { frozenText, listTexts, liveText } from '../../texts/kitchen-lists.ts'
import type { AnswerOf } from '../contract-types.ts'
import { Download } from '../download.ts'
import { type Operations, read } from '../operation.ts'

type Lists = AnswerOf<'getKitchenLists'>
type List = Lists['lists'][number]

const linesOf = (list: List): ListLine[] => {
  const { date, closes_at, timezone, options, departments } = list
  const state = (list.is_frozen ? frozenText : liveText)(closes_at, timezone)
  const shift = `${list.shift_title} ${list.start_time}–${list.end_time}`
  const line = (department: string, option: string, dish: string, people: number): ListLine => ({
    date,
    shift,
    state,
    department,
    option,
    dish,
    people,
  })
  const all = listTexts.everybody
  return [
    ...options.map(({ label, meal, count }) => line(all, label, meal, count)),
    line(all, listTexts.total, '', list.meals),
    line(all, listTexts.skipped, '', list.skipped),
    ...(list.undecided === null
      ? []
      : [line(all, list.is_frozen ? listTexts.undecided : listTexts.undecidedYet, '', list.undecided)]),
    ...departments.flatMap(({ department_name, counts }) =>
      options.flatMap(({ key, label, meal }) =>
        counts[key] === undefined ? [] : [line(department_name, label, meal, counts[key])],
      ),
    ),
    ...options.flatMap(({ label, meal, later }) => (later === 0 ? [] : [line(listTexts.later, label, meal, later)])),
  ]
}

async function* batchesOf(lists: readonly List[]): AsyncGenerator<ListLine[]> {
  for (const list of lists) yield await Promise.resolve(linesOf(list))
}

export const kitchenListOperations = (use: Use) => {
  const reads = use(KitchenListReads)

  /** Whoever comes first after a cut-off freezes its lists (rule M15). */
  const week = async (corporateId: string, cateringId: string | null, date: LocalDate | undefined): Promise<Lists> => {
    const found = await reads.week(corporateId, cateringId, date)
    if (!found.isDue) return found.answer
    await use(freezeListsOf)(corporateId)
    return (await reads.week(corporateId, cateringId, date)).answer
  }

  const workbook = ({ lists }: Lists, { date, shift_id }: { date: LocalDate; shift_id?: string | undefined }) => {
    const asked = lists.filter((list) => list.date === date && (shift_id === undefined || list.shift_id === shift_id))
    return new Download(`uretim-listesi-${date}.xlsx`, use(KitchenSheets).write(batchesOf(asked)))
  }

  return {
    getKitchenLists: read(({ path, query }) => week(path.corpId, path.cateringId, query.date)),
    exportKitchenLists: read(async ({ path, query }) =>
      workbook(await week(path.corpId, path.cateringId, query.date), query),
    ),
    getFirmLists: read(({ path, query }) => week(path.companyId, null, query.date)),
    exportFirmLists: read(async ({ path, query }) => workbook(await week(path.companyId, null, query.date), query)),
  } satisfies Partial<Operations>
}
