import { type Actor, personOf } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { Companies } from '../companies/index.ts'
import { correctByDelivery } from '../settlement/index.ts'
import { tellBoth, type ToldToBoth } from '../partnerships/index.ts'
import {
  addDays,
  Clock,
  type CompanyId,
  localDateAt,
  type LocalDate,
  type MenuDayId,
  refusals,
  useCase,
} from '../shared/index.ts'
import { Deliveries } from './ports.ts'

export const deliveryConfirmed = logEvent(
  'delivery.confirmed',
  'COMPANY_UPDATED',
  telling<ToldToBoth<{ date: LocalDate; shift: string; portions: number; received: number | null }>>(),
)

export const deliveryRefusal = refusals({
  'delivery.missing': 'missing',
  'delivery.too_early': 'unprocessable',
  'delivery.too_late': 'unprocessable',
})

/** How many days after the meal a delivery can still be confirmed or its confirmation changed. */
export const confirmableDays = 7

export interface DeliveryInput {
  corporateId: CompanyId
  menuDayId: MenuDayId
  actor: Actor
  /** Null takes the confirmation back. */
  received: number | null
}

/** A firm says that its meal arrived, and how many portions; other ones are proposed as a correction (rule K3). */
export const confirmDelivery = useCase(
  [Deliveries, correctByDelivery, Companies, Trail, Clock],
  (deliveries, correct, companies, trail, clock) =>
    async ({ corporateId, menuDayId, actor, received }: DeliveryInput): Promise<void> => {
      const delivery = await deliveries.forChange(corporateId, menuDayId)
      if (delivery === null) throw deliveryRefusal('delivery.missing')
      const now = clock.now()
      const today = localDateAt(now, delivery.timezone)
      const { cateringId, date, shiftId, shift, portions } = delivery
      if (portions === null || today < date) throw deliveryRefusal('delivery.too_early')
      if (today > addDays(date, confirmableDays)) throw deliveryRefusal('delivery.too_late')
      if (delivery.received === received) return
      await deliveries.confirm(
        { corporateId, menuDayId },
        received === null ? null : { received, by: personOf(actor), at: now },
      )
      const facts = { date, shift, portions, received }
      const sides = await tellBoth({ trail, companies }, [corporateId, cateringId], actor, deliveryConfirmed, facts)
      await correct({ cateringId, corporateId, menuDayId, date, shiftId, received, actor }, sides)
    },
)
