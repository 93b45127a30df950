import { useState } from 'react'
import { api } from '../../../api/generated.ts'
import { PageActions } from '../../../ui/page/page.tsx'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { useApiDispatch } from '../../../api/use-api-dispatch.ts'
import { DownloadButton } from '../../../frame/download-button.tsx'
import { once } from '../../../frame/use-download.ts'
import { everything, pageSize, rangeProblem } from './log-filter.ts'
import { LogFilters } from './log-filters.tsx'
import { LogList } from './log-list.tsx'

export const LogTab = () => {
  const company = useCompany()
  const dispatch = useApiDispatch()
  const [filter, setFilter] = useState(everything)
  const hasRange = rangeProblem(filter) === undefined
  const search = {
    ...company,
    logType: filter.logType || undefined,
    startDate: filter.startDate || undefined,
    endDate: filter.endDate || undefined,
  }
  return (
    <>
      <LogFilters filter={filter} onChange={setFilter} />
      <PageActions>
        <DownloadButton
          disabled={!hasRange}
          fetchFile={() => dispatch(api.endpoints.exportAuditLogs.initiate(search, once))}
          failure="Dışa aktarma sırasında hata oluştu"
        >
          Excel'e aktar
        </DownloadButton>
      </PageActions>
      {hasRange && (
        <LogList
          search={{ ...search, limit: pageSize }}
          isEverything={Object.values(filter).every((value) => value === '')}
        />
      )}
    </>
  )
}
