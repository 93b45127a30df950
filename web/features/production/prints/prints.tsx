import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import type { KitchenPlan, PlannedDelivery } from '../../../api/generated.ts'
import { useOwnDocument } from '../../../ui/device/own-document.ts'
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

/* Black on white in every theme: it is paper, read at the stove. */
const useStyles = makeStyles({
  paper: { display: 'none', '@media print': { display: 'block', color: 'black', backgroundColor: 'white' } },
})

/** Visible only on paper; while it is mounted, nothing else of the page is printed (global.css). */
export const Prints = ({ what, plan, deliveries, times, caterer }: Printing & { caterer: string }) => {
  const styles = useStyles()
  const own = useOwnDocument()
  useEffect(() => own.defaultView?.print(), [own, times])
  return createPortal(
    <div className={mergeClasses('print-sheet', styles.paper)} aria-hidden="true">
      {what === 'production' && <ProductionSheet plan={plan} caterer={caterer} />}
      {what === 'deliveries' &&
        deliveries.map((delivery) => (
          <DeliverySheet key={delivery.menu_day_id} date={plan.date} delivery={delivery} caterer={caterer} />
        ))}
      {what === 'samples' && <SampleLabels plan={plan} deliveries={deliveries} caterer={caterer} />}
    </div>,
    own.body,
  )
}
