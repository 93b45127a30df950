import type { Actor } from '../actors/rules.ts'
import { changesBetween, logEvent, Trail, telling } from '../audit/index.ts'
import {
  type CompanyId,
  kurusOf,
  type Lira,
  liraOf,
  refusals,
  refuseStale,
  staleRefusal,
  useCase,
} from '../shared/index.ts'
import { SupplierTerms } from './ports.ts'
import type { DeliveryTerms } from './rules.ts'

export const deliveryTermsRefusal = refusals({ 'delivery_terms.amount_invalid': 'unprocessable' })

const changeable = ({ weekdays, cutoffDays, cutoffTime, minimumAmount }: Omit<DeliveryTerms, 'version'>) => ({
  deliveryDays: weekdays.join(','),
  orderCutoffDays: cutoffDays,
  orderCutoffTime: cutoffTime,
  minimumAmount: liraOf(minimumAmount),
})

export const deliveryTermsChanged = logEvent(
  'delivery_terms.changed',
  'COMPANY_UPDATED',
  telling<Record<never, never>, keyof ReturnType<typeof changeable>>(),
)

export interface DeliveryTermsInput {
  supplierId: CompanyId
  actor: Actor
  weekdays: readonly number[]
  cutoffDays: number
  cutoffTime: string
  minimumAmount: Lira
  seenVersion?: number | undefined
}

/** No terms mean any day, at any time, of any amount. */
const unlimited: DeliveryTerms = {
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  cutoffDays: 0,
  cutoffTime: '24:00',
  minimumAmount: 0,
  version: 0,
}

/** Holds for orders from now on; those already placed stay as they are (rule S6). */
export const saveDeliveryTerms = useCase(
  [SupplierTerms, Trail],
  (terms, trail) =>
    async ({ supplierId, actor, seenVersion, ...input }: DeliveryTermsInput): Promise<void> => {
      const minimumAmount = kurusOf(input.minimumAmount)
      if (minimumAmount === undefined) throw deliveryTermsRefusal('delivery_terms.amount_invalid')
      const before = (await terms.forChange(supplierId)) ?? unlimited
      refuseStale(before, seenVersion)
      const after = {
        ...input,
        weekdays: input.weekdays.toSorted(),
        minimumAmount,
        version: before.version + 1,
      }
      const changes = changesBetween(changeable(before), changeable(after))
      if (before.version > 0 && Object.keys(changes).length === 0) return
      if (!(await terms.save(supplierId, after))) throw staleRefusal('record.changed_meanwhile')
      await trail.write({ event: deliveryTermsChanged, companyId: supplierId, actor, meta: {}, changes })
    },
)
