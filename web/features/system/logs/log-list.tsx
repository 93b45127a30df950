import { makeStyles } from '@fluentui/react-components'
import { useListAuditLogsQuery } from '../../../api/generated.ts'
import { EmptyState } from '../../../shared/feedback/empty-state.tsx'
import { ErrorState } from '../../../shared/feedback/error-state.tsx'
import { Loading } from '../../../shared/feedback/loading.tsx'
import { MoreButton } from '../../../shared/more-button.tsx'
import { Panel } from '../../../shared/panel.tsx'
import { problemText } from '../../../shared/problem-text.ts'
import { usePages } from '../../../shared/use-pages.ts'
import { pageSize, type LogSearch } from './log-filter.ts'
import { LogItem } from './log-item.tsx'

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  frame: { paddingTop: '4px', paddingBottom: '4px', rowGap: 0 },
})

const Page = ({ search, offset }: { search: LogSearch; offset: number }) =>
  useListAuditLogsQuery({ ...search, offset }).data?.logs.map((log) => <LogItem key={log.id} log={log} />)

type Props = { search: LogSearch; /** Nothing was filtered out. */ isEverything: boolean }

export const LogList = ({ search, isEverything }: Props) => {
  const styles = useStyles()
  const pages = usePages(JSON.stringify(search))
  const first = useListAuditLogsQuery({ ...search, offset: 0 }, { refetchOnMountOrArgChange: true })
  const last = useListAuditLogsQuery({ ...search, offset: (pages.count - 1) * pageSize })
  const problem = (error: unknown, onRetry: () => unknown) => (
    <ErrorState text={problemText(error, 'Loglar yüklenirken hata oluştu')} onRetry={() => void onRetry()} />
  )
  if (first.data === undefined) return first.error === undefined ? <Loading /> : problem(first.error, first.refetch)
  if (first.data.logs.length === 0)
    return <EmptyState text={isEverything ? 'Henüz log kaydı bulunmamaktadır.' : 'Bu süzgece uyan log kaydı bulunamadı.'} />
  const isComing = last.isFetching && last.currentData === undefined
  return (
    <>
      <Panel className={styles.frame}>
        <ul className={styles.list} aria-label="Sistem logları">
          {Array.from({ length: pages.count }, (_, index) => (
            <Page key={index} search={search} offset={index * pageSize} />
          ))}
        </ul>
      </Panel>
      {last.error !== undefined && last.currentData === undefined && problem(last.error, last.refetch)}
      {(isComing || last.currentData?.has_more === true) && <MoreButton isBusy={isComing} onMore={pages.showMore} />}
    </>
  )
}
