import { Button } from '@fluentui/react-components'
import { ArrowDownloadRegular, PrintRegular } from '@fluentui/react-icons'
import { lazy, Suspense, useState } from 'react'
import { api, type MonthCosts } from '../../../api/generated.ts'
import { useApiDispatch } from '../../../api/use-api-dispatch.ts'
import { useScope } from '../../../frame/scope/company-scope.ts'
import { once, useDownload } from '../../../frame/use-download.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { PageActions } from '../../../ui/page/page.tsx'
import { useKeys } from '../../../ui/use-keys.ts'
import type { PrintedCosts as Printed } from './printed-costs.tsx'

/** Loaded on the first print. */
const PrintedCosts = lazy(async () => ({ default: (await import('./printed-costs.tsx')).PrintedCosts }))

/** A month on paper and as a workbook; nothing of one without costs, or of one that is not there yet. */
export const CostActions = ({ costs }: { costs: MonthCosts | undefined }) => {
  const { company } = useScope()
  const dispatch = useApiDispatch()
  const [printed, setPrinted] = useState<Printed>()
  const { download, isDownloading } = useDownload(
    (month: string) => dispatch(api.endpoints.exportMonthCosts.initiate({ companyId: company.id, month }, once)),
    'Dosya indirilemedi',
  )
  const kept = costs !== undefined && costs.days > 0 ? costs : undefined
  const print = kept && (() => setPrinted((before) => ({ costs: kept, times: (before?.times ?? 0) + 1 })))
  useKeys({ 'Ctrl P': print })
  return (
    <>
      <PageActions>
        <BusyButton
          isBusy={isDownloading}
          icon={<ArrowDownloadRegular />}
          disabled={kept === undefined}
          onClick={kept && (() => download(kept.month))}
        >
          Excel
        </BusyButton>
        <Button icon={<PrintRegular />} disabled={print === undefined} onClick={print}>
          Yazdır
        </Button>
      </PageActions>
      {printed && (
        <Suspense>
          <PrintedCosts {...printed} caterer={company.name} />
        </Suspense>
      )}
    </>
  )
}
