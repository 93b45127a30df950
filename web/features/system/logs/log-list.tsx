import { makeStyles } from '@fluentui/react-components'
import { useListAuditLogsQuery } from '../../../api/generated.ts'
import { EmptyState } from '../../../shared/feedback/empty-state.tsx'
import { ListEnd } from '../../../shared/list-end.tsx'
import { NotYet } from '../../../shared/not-yet.tsx'
import { Panel } from '../../../shared/panel.tsx'
import { usePages } from '../../../shared/use-pages.ts'
import { pageSize, type LogSearch } from './log-filter.ts'
import { LogItem } from './log-item.tsx'

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  frame: { paddingTop: '4px', paddingBottom: '4px', rowGap: 0 },
})

const Page = ({ search, offset }: { search: LogSearch; offset: number }) =>
  useListAuditLogsQuery({ ...search, offset }).data?.logs.map((log) => <LogItem key={log.id} log={log} />)

const failure = 'Loglar yüklenirken hata oluştu'

type Props = { search: LogSearch; /** Nothing was filtered out. */ isEverything: boolean }

export const LogList = ({ search, isEverything }: Props) => {
  const styles = useStyles()
  const pages = usePages(JSON.stringify(search))
  const first = useListAuditLogsQuery({ ...search, offset: 0 }, { refetchOnMountOrArgChange: true })
  const last = useListAuditLogsQuery({ ...search, offset: (pages.count - 1) * pageSize })
  if (first.data === undefined) return <NotYet query={first} failure={failure} />
  if (first.data.logs.length === 0)
    return (
      <EmptyState text={isEverything ? 'Henüz log kaydı bulunmamaktadır.' : 'Bu süzgece uyan log kaydı bulunamadı.'} />
    )
  return (
    <>
      <Panel className={styles.frame}>
        <ul className={styles.list} aria-label="Sistem logları">
          {Array.from({ length: pages.count }, (_, index) => (
            <Page key={index} search={search} offset={index * pageSize} />
          ))}
        </ul>
      </Panel>
      <ListEnd last={last} hasMore={last.currentData?.has_more === true} failure={failure} onMore={pages.showMore} />
    </>
  )
}
