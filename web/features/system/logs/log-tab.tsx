import { Button } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { api } from '../../../api/generated.ts'
import { BusyIcon } from '../../../ui/busy-icon.tsx'
import { PageActions } from '../../../ui/page/page.tsx'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { useApiDispatch } from '../../../api/use-api-dispatch.ts'
import { once, useDownload } from '../../../frame/use-download.ts'
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
  const { download, isDownloading } = useDownload(
    () => dispatch(api.endpoints.exportAuditLogs.initiate(search, once)),
    'Dışa aktarma sırasında hata oluştu',
  )
  return (
    <>
      <LogFilters filter={filter} onChange={setFilter} />
      <PageActions>
        <Button
          disabled={!hasRange}
          disabledFocusable={isDownloading}
          icon={isDownloading ? <BusyIcon /> : <ArrowDownloadRegular />}
          onClick={download}
        >
          Excel'e aktar
        </Button>
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
