import { useState } from 'react'
import { api, useGetFirmListsQuery } from '../../api/generated.ts'
import { useListShiftsQuery } from '../../api/generated-eating.ts'
import { ListsView } from '../../domain/menus/kitchen-lists/lists-view.tsx'
import { NotYet } from '../../ui/states/not-yet.tsx'
import { useScope } from '../../frame/scope/company-scope.ts'
import { useApiDispatch } from '../../api/use-api-dispatch.ts'
import { once, useDownload } from '../../frame/use-download.ts'
import { whileWatched } from '../../ui/while-watched.ts'

/** What the firm's kitchens cook today and tomorrow, as they see it themselves. */
export const ListsTab = () => {
  const { company } = useScope()
  const companyId = company.id
  const dispatch = useApiDispatch()
  const [date, setDate] = useState<string>()
  const shifts = useListShiftsQuery({ companyId })
  const query = useGetFirmListsQuery({ companyId, date }, { ...whileWatched, refetchOnMountOrArgChange: true })
  const { download, isDownloading } = useDownload(
    (of: { date: string; shiftId: string | undefined }) =>
      dispatch(api.endpoints.exportFirmLists.initiate({ companyId, ...of }, once)),
    'Liste indirilemedi',
  )
  const missing = [query, shifts].find(({ data }) => data === undefined)
  if (query.data === undefined || shifts.data === undefined)
    return <NotYet query={missing ?? query} failure="Liste alınamadı" shape="figures" />
  return (
    <ListsView
      data={query.data}
      shifts={shifts.data.shifts.filter(({ is_active }) => is_active)}
      firm={company.name}
      showsCaterer
      onDate={setDate}
      isDownloading={isDownloading}
      onDownload={download}
    />
  )
}
