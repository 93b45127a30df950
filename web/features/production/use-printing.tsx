import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { KitchenPlan, PlannedDelivery } from '../../api/generated-cooking.ts'
import { useScope } from '../../frame/scope/company-scope.ts'
import type { Printing } from './prints/prints.tsx'

/** Loaded on the first print. */
const Prints = lazy(async () => ({ default: (await import('./prints/prints.tsx')).Prints }))

/** Prints what is shown at that moment; figures that change afterwards leave the paper as it is. */
export const usePrinting = (plan: KitchenPlan | undefined) => {
  const { company } = useScope()
  const [printing, setPrinting] = useState<Printing>()
  const print = (what: Printing['what'], deliveries?: readonly PlannedDelivery[]) => {
    if (plan === undefined) return
    setPrinting((before) => ({
      ...{ what, plan, deliveries: deliveries ?? plan.deliveries },
      times: (before?.times ?? 0) + 1,
    }))
  }
  const paper: ReactNode = printing && (
    <Suspense>
      <Prints {...printing} caterer={company.name} />
    </Suspense>
  )
  return { print, paper }
}
