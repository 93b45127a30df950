import { makeStyles, Text } from '@fluentui/react-components'
import { useState } from 'react'
import { reasons } from '../../../../src/texts/kernel/reasons.ts'
import { useListAdminLogsQuery } from '../../../api/generated-admin.ts'
import { LogItem } from '../../../domain/audit/log-item.tsx'
import { DateField } from '../../../ui/forms/date-field.tsx'
import { PagedList } from '../../../ui/lists/paged-list.tsx'
import { usePagedQuery } from '../../../ui/lists/use-paged-query.ts'
import { Page } from '../../../ui/page/page.tsx'
import { Panel } from '../../../ui/panel.tsx'

const useStyles = makeStyles({
  filter: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    gap: '12px',
    '@container (min-width: 608px)': { gridTemplateColumns: 'repeat(2, minmax(0, 200px))' },
  },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  frame: { paddingTop: '4px', paddingBottom: '4px', rowGap: 0 },
})

const pageSize = 50

type Search = { startDate: string | undefined; endDate: string | undefined; limit: number }

const Entries = ({ search, offset }: { search: Search; offset: number }) =>
  useListAdminLogsQuery({ ...search, offset }).data?.logs.map((log) => (
    <LogItem key={log.id} log={log} company={log.company.name} />
  ))

const LogList = ({ search }: { search: Search }) => {
  const styles = useStyles()
  const query = usePagedQuery(useListAdminLogsQuery, search)
  return (
    <PagedList
      drawing="list"
      shape="rows"
      query={query}
      failure="İşlem kayıtları yüklenirken hata oluştu"
      empty={
        search.startDate === undefined && search.endDate === undefined
          ? 'Yöneticiler henüz şirketlerde bir işlem yapmadı.'
          : 'Bu tarihlerde bir yöneticinin şirketlerde yaptığı işlem yok.'
      }
      isEmpty={({ logs }) => logs.length === 0}
    >
      {(offsets) => (
        <Panel className={styles.frame}>
          <ul className={styles.list} aria-label="İşlem kayıtları">
            {offsets.map((offset) => (
              <Entries key={offset} search={search} offset={offset} />
            ))}
          </ul>
        </Panel>
      )}
    </PagedList>
  )
}

/** What administrators did in all companies. */
export const LogsPage = () => {
  const styles = useStyles()
  const [{ start, end }, setRange] = useState({ start: '', end: '' })
  const problem = start !== '' && end !== '' && end < start ? reasons.range : undefined
  return (
    <Page title="İşlem kayıtları">
      <Text>Yöneticilerin şirketlerde yaptıkları. Her kayıt, şirketin kendi kayıtlarında da görünür.</Text>
      <div role="search" aria-label="İşlem kayıtları filtresi" className={styles.filter}>
        <DateField label="Başlangıç tarihi" value={start} onChange={(value) => setRange({ start: value, end })} />
        <DateField
          label="Bitiş tarihi"
          validationMessage={problem}
          value={end}
          onChange={(value) => setRange({ start, end: value })}
        />
      </div>
      {problem === undefined && (
        <LogList search={{ startDate: start || undefined, endDate: end || undefined, limit: pageSize }} />
      )}
    </Page>
  )
}
