import { Button, makeStyles, Text } from '@fluentui/react-components'
import { ArrowClockwiseRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import {
  adminApi,
  type ApplicationMode,
  type ApplicationStatus,
  type ListPlatformApplicationsApiArg,
  type PlatformApplication,
  useGetPlatformOverviewQuery,
  useListPlatformApplicationsQuery,
} from '../../../api/generated-admin.ts'
import { DecidableApplications } from '../../../domain/onboarding/decidable-applications.tsx'
import { SelectWaiting } from '../../../domain/onboarding/select-waiting.tsx'
import { CardGrid } from '../../../ui/lists/card-grid.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { Page, PageActions } from '../../../ui/page/page.tsx'
import { PagedList } from '../../../ui/lists/paged-list.tsx'
import { SearchInput } from '../../../ui/lists/search-field.tsx'
import { useShownRows } from '../../../ui/lists/use-shown-rows.ts'
import { useSelected } from '../../../ui/lists/selection/use-selected.ts'
import { useApiDispatch } from '../../../api/use-api-dispatch.ts'
import { useSearch } from '../../../ui/lists/use-search.ts'
import { once } from '../../../frame/use-download.ts'
import { usePagedQuery } from '../../../ui/lists/use-paged-query.ts'
import { useFilterStyles } from '../filter-styles.ts'
import { ApplicationCard, type CardActions, waitsForAdministrator } from './application-card.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import { RejectSelected } from './reject-selected.tsx'

const pageSize = 50

const useStyles = makeStyles({
  waiting: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '8px', minHeight: '32px' },
})

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

const Cards = ({ asked, ...actions }: { asked: ListPlatformApplicationsApiArg } & CardActions) => (
  <CardGrid>
    {useListPlatformApplicationsQuery(asked).data?.applications.map((application) => (
      <ApplicationCard key={application.id} application={application} {...actions} />
    ))}
  </CardGrid>
)

/** Applications for new companies, and for accounts at existing ones. */
export const ApplicationsPage = () => {
  const styles = useFilterStyles()
  const own = useStyles()
  const [status, setStatus] = useState<ApplicationStatus | ''>('pending')
  const [mode, setMode] = useState<ApplicationMode | ''>('')
  const { search, field } = useSearch()
  const asked = { status: status || undefined, mode: mode || undefined, search: search || undefined, limit: pageSize }
  const query = usePagedQuery(useListPlatformApplicationsQuery, asked)
  const isSearch = search !== ''
  const overview = useGetPlatformOverviewQuery()
  const waiting = overview.data?.waiting_applications ?? 0
  const shown = useShownRows(
    adminApi.endpoints.listPlatformApplications.select,
    query.pages.map((offset) => ({ ...asked, offset })),
    ({ applications }) => applications.filter(waitsForAdministrator),
  )
  const selected = useSelected<PlatformApplication>(JSON.stringify(asked), shown)
  const dispatch = useApiDispatch()
  const ofWaiting = { status: 'pending', mode: 'new', search: asked.search, limit: pageSize } as const
  const selectWaiting = (
    <SelectWaiting
      text={isSearch ? 'Bulunanları seç' : 'Tümünü seç'}
      pageAt={(offset) =>
        dispatch(adminApi.endpoints.listPlatformApplications.initiate({ ...ofWaiting, offset }, once))
      }
      onSelect={selected.set}
    />
  )
  return (
    <Page title="Başvurular">
      <PageActions>
        <Button
          icon={<ArrowClockwiseRegular />}
          disabledFocusable={query.first.isFetching}
          onClick={() => {
            void query.first.refetch()
            void overview.refetch()
          }}
        >
          Yenile
        </Button>
      </PageActions>
      <DecidableApplications
        selected={selected}
        waiting={waiting}
        selectWaiting={selectWaiting}
        Dialog={DecisionDialog}
        Rejection={RejectSelected}
        filters={
          <>
            <div role="search" aria-label="Başvuru filtresi" className={styles.filters}>
              <SearchInput name="Başvuran ya da şirket ara" {...field} />
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
            {waiting > 1 && (
              <div className={own.waiting}>
                <Text>{`${formatNumber(waiting)} yeni şirket başvurusu bekliyor`}</Text>
                {selectWaiting}
              </div>
            )}
          </>
        }
        list={(actions) => (
          <PagedList
            query={query}
            failure="Başvurular yüklenemedi"
            empty={isSearch ? 'Aramanıza uyan başvuru bulunamadı.' : 'Bu filtreye uyan başvuru bulunamadı.'}
            isEmpty={({ applications }) => applications.length === 0}
            drawing={isSearch ? 'search' : 'messages'}
          >
            {(offsets) => offsets.map((offset) => <Cards key={offset} asked={{ ...asked, offset }} {...actions} />)}
          </PagedList>
        )}
      />
    </Page>
  )
}
