import { ArrowDownloadRegular } from '@fluentui/react-icons'
import type { ReactNode } from 'react'
import { useApiDispatch } from '../../api/use-api-dispatch.ts'
import { LabelsButton } from '../../domain/menus/labels/labels-button.tsx'
import { once, useDownload } from '../../frame/use-download.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { PageActions } from '../../ui/page/page.tsx'
import type { OpenDay } from './use-production.ts'
import { cookingApi } from '../../api/generated-cooking.ts'

/** What can be made of the whole day. `children` come first, the primary button last. */
export const DayActions = ({
  companyId,
  date,
  print,
  labels,
  shown,
  children,
  primary,
}: OpenDay & { children?: ReactNode; primary: ReactNode }) => {
  const dispatch = useApiDispatch()
  const { download, isDownloading } = useDownload(
    () => dispatch(cookingApi.endpoints.exportKitchenPlan.initiate({ companyId, date }, once)),
    'Dosya indirilemedi',
  )
  return (
    <PageActions>
      {children}
      <LabelsButton
        isBusy={labels.isFetching}
        isEmpty={shown.portions + shown.guests === 0}
        onPrint={(size) => labels.printLabels(size, { date })}
        onPrintSamples={() => print('samples')}
      />
      <BusyButton isBusy={isDownloading} icon={<ArrowDownloadRegular />} onClick={download}>
        Excel
      </BusyButton>
      {primary}
    </PageActions>
  )
}
