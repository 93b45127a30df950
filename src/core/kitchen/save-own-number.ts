import { type Actor, personOf } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { Clock, type CompanyId, homeTimezone, type LocalDate, localDateAt, refusals, useCase } from '../shared/index.ts'
import { componentsOf } from '../menus/rules.ts'
import { Production } from './ports.ts'

export const ownNumberWritten = logEvent(
  'kitchen.own_number_written',
  'COMPANY_UPDATED',
  telling<{ name: string; date: LocalDate; portions: number | null }>(),
)

export const ownNumberRefusal = refusals({
  'kitchen.component_missing': 'missing',
  'kitchen.day_over': 'unprocessable',
})

export interface OwnNumberInput {
  cateringId: CompanyId
  actor: Actor
  date: LocalDate
  key: string
  /** Null removes the number. */
  portions: number | null
}

/** Whoever cooks may write a number beside the computed one (rule K2). The last one written holds. */
export const saveOwnNumber = useCase(
  [Production, Trail, Clock],
  (production, trail, clock) =>
    async ({ cateringId, actor, date, key, portions }: OwnNumberInput): Promise<void> => {
      const now = clock.now()
      if (date < localDateAt(now, homeTimezone)) throw ownNumberRefusal('kitchen.day_over')
      const names = await production.names(cateringId)
      const served = await production.dishesOn(cateringId, date)
      const component = served
        .flatMap(({ name, split }) => componentsOf(name, split, names))
        .find((one) => one.key === key)
      if (component === undefined) throw ownNumberRefusal('kitchen.component_missing')
      const number = portions === null ? null : { portions, by: personOf(actor), at: now }
      const before = await production.setOwnNumber(cateringId, { date, key }, number)
      if (before === portions) return
      await trail.write({
        event: ownNumberWritten,
        companyId: cateringId,
        actor,
        meta: { name: component.name, date, portions },
      })
    },
)
