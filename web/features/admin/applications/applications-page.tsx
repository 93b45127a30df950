import { Button, makeStyles, Text } from '@fluentui/react-components'
import { ArrowClockwiseRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { shallowEqual, useSelector } from 'react-redux'
import { maxWaitingApplications } from '../../../../src/core/onboarding/rules.ts'
import {
  adminApi,
  type ApplicationMode,
  type ApplicationStatus,
  type ListPlatformApplicationsApiArg,
  type PlatformApplication,
  useGetPlatformOverviewQuery,
  useListPlatformApplicationsQuery,
} from '../../../api/generated-admin.ts'
import { SelectWaiting } from '../../../domain/onboarding/select-waiting.tsx'
import { CardGrid } from '../../../ui/lists/card-grid.tsx'
import { useDangerStyles } from '../../../ui/danger-styles.ts'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { Page, PageActions } from '../../../ui/page/page.tsx'
import { PagedList } from '../../../ui/lists/paged-list.tsx'
import { SearchInput } from '../../../ui/lists/search-field.tsx'
import { SelectionBar } from '../../../ui/lists/selection/selection-bar.tsx'
import { useSelected } from '../../../ui/lists/selection/use-selected.ts'
import { useApiDispatch } from '../../../api/use-api-dispatch.ts'
import { useSearch } from '../../../ui/lists/use-search.ts'
import { useDialog } from '../../../ui/dialogs/use-dialog.ts'
import { once } from '../../../frame/use-download.ts'
import { usePagedQuery } from '../../../ui/lists/use-paged-query.ts'
import { useFilterStyles } from '../filter-styles.ts'
import { ApplicationCard, type CardActions, waitsForAdministrator } from './application-card.tsx'
import { type Decision, DecisionDialog } from './decision-dialog.tsx'
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

type ApiState = { [Key in typeof adminApi.reducerPath]: ReturnType<typeof adminApi.reducer> }

/** The applications of the open pages that can be decided here, in their order. */
const useShownWaiting = (asked: ListPlatformApplicationsApiArg, offsets: readonly number[]): PlatformApplication[] =>
  useSelector(
    (state: ApiState) =>
      offsets
        .flatMap((offset) => {
          const page = adminApi.endpoints.listPlatformApplications.select({ ...asked, offset })(state)
          return page.data?.applications ?? []
        })
        .filter(waitsForAdministrator),
    shallowEqual,
  )

/** Applications for new companies, and for accounts at existing ones. */
export const ApplicationsPage = () => {
  const styles = useFilterStyles()
  const own = useStyles()
  const danger = useDangerStyles()
  const [status, setStatus] = useState<ApplicationStatus | ''>('pending')
  const [mode, setMode] = useState<ApplicationMode | ''>('')
  const { search, field } = useSearch()
  const { open: decision, show, close } = useDialog<Decision | 'rejection'>()
  const asked = { status: status || undefined, mode: mode || undefined, search: search || undefined, limit: pageSize }
  const query = usePagedQuery(useListPlatformApplicationsQuery, asked)
  const isSearch = search !== ''
  const overview = useGetPlatformOverviewQuery()
  const waiting = overview.data?.waiting_applications ?? 0
  const selected = useSelected<PlatformApplication>(JSON.stringify(asked), useShownWaiting(asked, query.pages))
  const { items, toggle } = selected
  const clear = () => selected.set([])
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
      {items.size === 0 ? (
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
      ) : (
        <SelectionBar
          label="Seçilen başvurular"
          count={`${formatNumber(items.size)} başvuru seçildi`}
          more={items.size < Math.min(waiting, maxWaitingApplications) && selectWaiting}
          onClear={clear}
        >
          <Button className={danger.quiet} onClick={() => show('rejection')}>
            Seçilenleri reddet
          </Button>
        </SelectionBar>
      )}
      <PagedList
        query={query}
        failure="Başvurular yüklenemedi"
        empty={isSearch ? 'Aramanıza uyan başvuru bulunamadı.' : 'Bu filtreye uyan başvuru bulunamadı.'}
        isEmpty={({ applications }) => applications.length === 0}
        drawing={isSearch ? 'search' : 'messages'}
      >
        {(offsets) =>
          offsets.map((offset) => (
            <Cards
              key={offset}
              asked={{ ...asked, offset }}
              isSelected={(id) => items.has(id)}
              onToggle={toggle}
              onDecide={(next) => {
                // It is being decided on its own, so it leaves the selection.
                if (items.has(next.application.id)) toggle(next.application)
                show(next)
              }}
            />
          ))
        }
      </PagedList>
      {decision === 'rejection' && (
        <RejectSelected
          applications={[...items.values()].slice(0, maxWaitingApplications)}
          onDone={() => {
            close()
            clear()
          }}
          onClose={close}
        />
      )}
      {decision !== undefined && decision !== 'rejection' && <DecisionDialog decision={decision} onClose={close} />}
    </Page>
  )
}
