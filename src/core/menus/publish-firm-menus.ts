import {
  Clock,
  type CompanyId,
  Ids,
  Jobs,
  type LocalDate,
  type Refusal,
  Transaction,
  useCase,
} from '../shared/index.ts'
import { refuseUndeclaredOn } from './declarations.ts'
import {
  type ChosenShifts,
  forEachFirm,
  type GroupShift,
  type HeldFirm,
  holdChosen,
  holdGroup,
  kitchenOf,
} from './held-firms.ts'
import { MenuDays } from './ports.ts'
import { publishable, refuseUnfitRange } from './publish-menu-days.ts'
import { tellOfPublished } from './tell-of-published.ts'

export interface PublishedFirm {
  corporateId: CompanyId
  /** How many days were published. */
  modified: number
  refusal: Refusal | null
}

interface Range {
  start: LocalDate
  end: LocalDate
}

const publishForFirms = useCase(
  {
    refuseUndeclared: refuseUndeclaredOn,
    menuDays: MenuDays,
    jobs: Jobs,
    ids: Ids,
    clock: Clock,
    transaction: Transaction,
  },
  ({ refuseUndeclared, menuDays, jobs, ids, clock, transaction }) =>
    async (cateringId: CompanyId, firms: readonly HeldFirm[], range: Range): Promise<PublishedFirm[]> => {
      const now = clock.now()
      const published = new Map<string, LocalDate[]>()
      await forEachFirm(transaction, firms, async (some) => {
        const ranges = some.flatMap(({ shifts }) =>
          shifts.map(({ shift, partnership }) => ({
            ...kitchenOf(cateringId, shift),
            ...publishable(range, shift, partnership, now),
          })),
        )
        const dates = await menuDays.publish(ranges, now)
        await refuseUndeclared(dates)
        const days = Map.groupBy(dates, ({ shiftId }) => shiftId)
        const news = some.flatMap(({ shifts }) =>
          shifts.map(({ shift }) => ({ shift, dates: (days.get(shift.id) ?? []).map(({ date }) => date) })),
        )
        for (const { shift, dates } of news) published.set(shift.id, dates)
        await tellOfPublished(jobs, ids, cateringId, news)
      })
      return firms.map(({ corporateId, shifts, refusal }) => ({
        corporateId,
        modified: shifts.reduce((sum, { shift }) => sum + (published.get(shift.id)?.length ?? 0), 0),
        refusal,
      }))
    },
)

/** Publishes the drafts of a range for all firms of a group; a firm gets all of them or none (rule M8). */
export const publishGroupMenu = useCase(
  [holdGroup, publishForFirms],
  (hold, publish) => async (input: GroupShift & Range) => {
    refuseUnfitRange(input.start, input.end)
    return publish(input.cateringId, await hold(input), input)
  },
)

/** The same for chosen shifts (rule M20). */
export const publishFirmMenus = useCase(
  [holdChosen, publishForFirms],
  (hold, publish) => async (input: ChosenShifts & Range) => {
    refuseUnfitRange(input.start, input.end)
    return publish(input.cateringId, await hold(input), input)
  },
)
