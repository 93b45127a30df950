import { Button } from '@fluentui/react-components'
import { ArrowClockwiseRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import {
  type ApplicationMode,
  type ApplicationStatus,
  type ListPlatformApplicationsApiArg,
  useListPlatformApplicationsQuery,
} from '../../../api/generated-admin.ts'
import { CardGrid } from '../../../shared/card-grid.tsx'
import { ChoiceField } from '../../../shared/forms/choice-field.tsx'
import { Page, PageActions } from '../../../shared/page.tsx'
import { PagedList } from '../../../shared/paged-list.tsx'
import { SearchInput } from '../../../shared/search-field.tsx'
import { useDebounced } from '../../../shared/use-debounced.ts'
import { useDialog } from '../../../shared/use-dialog.ts'
import { usePagedQuery } from '../../../shared/use-paged-query.ts'
import { useFilterStyles } from '../filter-styles.ts'
import { ApplicationCard } from './application-card.tsx'
import { type Decision, DecisionDialog } from './decision-dialog.tsx'

const pageSize = 50

const statuses = [
  { value: '', text: 'Tüm başvurular' },
  { value: 'pending', text: 'Bekleyenler' },
  { value: 'approved', text: 'Onaylananlar' },
  { value: 'rejected', text: 'Reddedilenler' },
]
const modes = [
  { value: '', text: 'Hepsi' },
  { value: 'new', text: 'Yeni şirket' },
  { value: 'existing', text: 'Kayıtlı şirkette hesap' },
]

const Cards = ({
  asked,
  onDecide,
}: {
  asked: ListPlatformApplicationsApiArg
  onDecide: (decision: Decision) => void
}) => (
  <CardGrid>
    {useListPlatformApplicationsQuery(asked).data?.applications.map((application) => (
      <ApplicationCard key={application.id} application={application} onDecide={onDecide} />
    ))}
  </CardGrid>
)

/** Who wants to join the platform, and who wants into a company that is there already. */
export const ApplicationsPage = () => {
  const styles = useFilterStyles()
  const [status, setStatus] = useState<ApplicationStatus | ''>('pending')
  const [mode, setMode] = useState<ApplicationMode | ''>('')
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim())
  const { open: decision, show, close } = useDialog<Decision>()
  const asked = { status: status || undefined, mode: mode || undefined, search: search || undefined, limit: pageSize }
  const query = usePagedQuery(useListPlatformApplicationsQuery, asked)
  const isSearch = search !== ''
  return (
    <Page title="Başvurular">
      <PageActions>
        <Button
          icon={<ArrowClockwiseRegular />}
          disabledFocusable={query.first.isFetching}
          onClick={() => void query.first.refetch()}
        >
          Yenile
        </Button>
      </PageActions>
      <div role="search" aria-label="Başvuru filtresi" className={styles.filters}>
        <SearchInput name="Başvuran ya da şirket ara" value={typed} onChange={setTyped} />
        <ChoiceField
          label="Durum"
          value={status}
          choices={statuses}
          onChange={(value) => setStatus(value as ApplicationStatus | '')}
        />
        <ChoiceField
          label="Tür"
          value={mode}
          choices={modes}
          onChange={(value) => setMode(value as ApplicationMode | '')}
        />
      </div>
      <PagedList
        query={query}
        failure="Başvurular yüklenemedi"
        empty={isSearch ? 'Aramanıza uyan başvuru bulunamadı.' : 'Bu filtreye uyan başvuru bulunamadı.'}
        isEmpty={({ applications }) => applications.length === 0}
        drawing={isSearch ? 'search' : 'messages'}
      >
        {(offsets) => offsets.map((offset) => <Cards key={offset} asked={{ ...asked, offset }} onDecide={show} />)}
      </PagedList>
      {decision !== undefined && <DecisionDialog decision={decision} onClose={close} />}
    </Page>
  )
}
