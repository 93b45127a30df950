import type { KitchenPlan, PlannedDelivery } from '../../../api/generated-cooking.ts'
import { Paper } from '../../../ui/paper.tsx'
import { DeliverySheet } from './delivery-sheet.tsx'
import { ProductionSheet } from './production-sheet.tsx'
import { SampleLabels } from './sample-labels.tsx'

export interface Printing {
  what: 'production' | 'deliveries' | 'samples'
  plan: KitchenPlan
  deliveries: readonly PlannedDelivery[]
  /** Counts the requests, so that each one prints again. */
  times: number
}

/** What leaves the printer for a day: a sheet for the stove, one for each delivery, or labels of samples. */
export const Prints = ({ what, plan, deliveries, times, caterer }: Printing & { caterer: string }) => (
  <Paper times={times}>
    {what === 'production' && <ProductionSheet plan={plan} caterer={caterer} />}
    {what === 'deliveries' &&
      deliveries.map((delivery) => (
        <DeliverySheet key={delivery.menu_day_id} date={plan.date} delivery={delivery} caterer={caterer} />
      ))}
    {what === 'samples' && <SampleLabels plan={plan} deliveries={deliveries} caterer={caterer} />}
  </Paper>
)
