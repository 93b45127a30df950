import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { api, type CompanyName, type Shift, useGetKitchenListsQuery } from '../../../api/generated.ts'
import { ListsView } from '../../../domain/menus/kitchen-lists/lists-view.tsx'
import { useLabelPrinting } from '../../../domain/menus/labels/use-label-printing.tsx'
import { NotYet } from '../../../ui/states/not-yet.tsx'
import { usePanelParams } from '../../../ui/page/panel-frame.tsx'
import { useApiDispatch } from '../../../api/use-api-dispatch.ts'
import { once, useDownload } from '../../../frame/use-download.ts'
import { useArrived } from '../../../ui/use-arrived.ts'
import { whileWatched } from '../../../ui/while-watched.ts'
import { useKitchen } from '../use-kitchen.ts'

/** What to cook for a firm today and tomorrow. */
export const TodayTab = ({ corporate, shifts }: { corporate: CompanyName; shifts: Shift[] }) => {
  const kitchen = useKitchen()
  const dispatch = useApiDispatch()
  const [, setParams] = usePanelParams()
  const [date, setDate] = useState<string>()
  const query = useGetKitchenListsQuery({ ...kitchen, date }, { ...whileWatched, refetchOnMountOrArgChange: true })
  const { download, isDownloading } = useDownload(
    (of: { date: string; shiftId: string | undefined }) =>
      dispatch(api.endpoints.exportKitchenLists.initiate({ ...kitchen, ...of }, once)),
    'Liste indirilemedi',
  )
  const labels = useLabelPrinting(kitchen.cateringId)
  const isArrived = useArrived(query.data !== undefined)
  if (query.data === undefined || !isArrived) return <NotYet query={query} failure="Liste alınamadı" shape="figures" />
  return (
    <>
      <ListsView
        data={query.data}
        shifts={shifts}
        firm={corporate.name}
        onDate={setDate}
        menuOf={({ id }) => <Button onClick={() => setParams({ tab: 'menu', shift: id })}>Menüyü aç</Button>}
        isDownloading={isDownloading}
        onDownload={download}
        labels={{
          isFetching: labels.isFetching,
          onPrint: (size, of) => labels.printLabels(size, { ...of, corporateId: corporate.id }),
        }}
      />
      {labels.paper}
    </>
  )
}
