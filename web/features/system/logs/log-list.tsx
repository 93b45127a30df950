import { makeStyles } from '@fluentui/react-components'
import { useListAuditLogsQuery } from '../../../api/generated.ts'
import { Panel } from '../../../ui/panel.tsx'
import type { LogSearch } from './log-filter.ts'
import { LogItem } from '../../../domain/audit/log-item.tsx'
import { PagedList } from '../../../ui/lists/paged-list.tsx'
import { usePagedQuery } from '../../../ui/lists/use-paged-query.ts'

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  frame: { paddingTop: '4px', paddingBottom: '4px', rowGap: 0 },
})

const Page = ({ search, offset }: { search: LogSearch; offset: number }) =>
  useListAuditLogsQuery({ ...search, offset }).data?.logs.map((log) => <LogItem key={log.id} log={log} />)

type Props = {
  search: LogSearch
  /** No filter is set. */
  isEverything: boolean
}

export const LogList = ({ search, isEverything }: Props) => {
  const styles = useStyles()
  const query = usePagedQuery(useListAuditLogsQuery, search)
  const empty = isEverything ? 'Henüz işlem kaydı bulunmamaktadır.' : 'Bu filtreye uyan kayıt bulunamadı.'
  return (
    <PagedList
      drawing={isEverything ? 'list' : 'search'}
      shape="rows"
      query={query}
      failure="İşlem kayıtları yüklenirken hata oluştu"
      empty={empty}
      isEmpty={({ logs }) => logs.length === 0}
    >
      {(offsets) => (
        <Panel className={styles.frame}>
          <ul className={styles.list} aria-label="İşlem kayıtları">
            {offsets.map((offset) => (
              <Page key={offset} search={search} offset={offset} />
            ))}
          </ul>
        </Panel>
      )}
    </PagedList>
  )
}
