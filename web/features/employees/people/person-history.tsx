import { makeStyles, Text } from '@fluentui/react-components'
import { useListAuditLogsQuery, type ListAuditLogsApiArg } from '../../../api/generated.ts'
import { colors } from '../../../ui/colors.ts'
import { formatInstant } from '../../../ui/words/dates.ts'
import { PagedList } from '../../../ui/lists/paged-list.tsx'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { usePagedQuery } from '../../../ui/lists/use-paged-query.ts'

const useStyles = makeStyles({
  list: { display: 'grid', rowGap: '10px', margin: 0, padding: 0, listStyleType: 'none' },
  entry: { display: 'grid', gridTemplateColumns: '116px minmax(0, 1fr)', columnGap: '12px' },
  quiet: { color: colors.ink3, fontSize: '12px' },
  what: { display: 'grid' },
})

type Search = ListAuditLogsApiArg & { limit: number }

const Entries = (search: Search) => {
  const styles = useStyles()
  return useListAuditLogsQuery(search).data?.logs.map(({ id, created_at, description, actor_name }) => (
    <li key={id} className={styles.entry}>
      <time dateTime={created_at} className={styles.quiet}>
        {formatInstant(created_at)}
      </time>
      <span className={styles.what}>
        <Text>{description}</Text>
        <span className={styles.quiet}>{actor_name ?? 'Sistem'}</span>
      </span>
    </li>
  ))
}

/** The log entries about a person. */
export const PersonHistory = ({ userId }: { userId: string }) => {
  const styles = useStyles()
  const search = { ...useCompany(), userId, limit: 10 }
  const query = usePagedQuery(useListAuditLogsQuery, search)
  return (
    <PagedList
      query={query}
      drawing="list"
      shape="lines"
      failure="Geçmiş yüklenirken hata oluştu"
      empty="Bu kişiyle ilgili kayıt yok."
      isEmpty={({ logs }) => logs.length === 0}
    >
      {(offsets) => (
        <ul className={styles.list} aria-label="Geçmiş">
          {offsets.map((offset) => (
            <Entries key={offset} {...search} offset={offset} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}
