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
import { forEachFirm, type GroupShift, holdGroup, kitchenOf } from './group-kitchens.ts'
import { MenuDays } from './ports.ts'
import { publishable, refuseUnfitRange } from './publish-menu-days.ts'
import { tellOfPublished } from './tell-of-published.ts'

export interface PublishedFirm {
  corporateId: CompanyId
  /** How many days were published. */
  modified: number
  refusal: Refusal | null
}

/** Publishes the drafts of a range for all firms of a group; a firm gets all of them or none (rule M8). */
export const publishGroupMenu = useCase(
  {
    hold: holdGroup,
    refuseUndeclared: refuseUndeclaredOn,
    menuDays: MenuDays,
    jobs: Jobs,
    ids: Ids,
    clock: Clock,
    transaction: Transaction,
  },
  ({ hold, refuseUndeclared, menuDays, jobs, ids, clock, transaction }) =>
    async (input: GroupShift & { start: LocalDate; end: LocalDate }): Promise<PublishedFirm[]> => {
      refuseUnfitRange(input.start, input.end)
      const now = clock.now()
      const firms = await hold(input)
      const published = new Map<string, LocalDate[]>()
      await forEachFirm(transaction, firms, async (some) => {
        const ranges = some.flatMap(({ shifts }) =>
          shifts.map(({ shift, partnership }) => ({
            ...kitchenOf(input.cateringId, shift),
            ...publishable(input, shift, partnership, now),
          })),
        )
        const dates = await menuDays.publish(ranges, now)
        await refuseUndeclared(dates)
        const days = Map.groupBy(dates, ({ shiftId }) => shiftId)
        const news = some.flatMap(({ shifts }) =>
          shifts.map(({ shift }) => ({ shift, dates: (days.get(shift.id) ?? []).map(({ date }) => date) })),
        )
        for (const { shift, dates } of news) published.set(shift.id, dates)
        await tellOfPublished(jobs, ids, input.cateringId, news)
      })
      return firms.map(({ corporateId, shifts, refusal }) => ({
        corporateId,
        modified: shifts.reduce((sum, { shift }) => sum + (published.get(shift.id)?.length ?? 0), 0),
        refusal,
      }))
    },
)
