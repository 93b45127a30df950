import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { companyTypeLabels } from '../../../../src/texts/access/labels.ts'
import {
  type CompanyType,
  type ListPlatformCompaniesApiArg,
  type PlatformCompany,
  useListPlatformCompaniesQuery,
} from '../../../api/generated-admin.ts'
import { CardGrid } from '../../../ui/lists/card-grid.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { Page, PageActions } from '../../../ui/page/page.tsx'
import { PagedList } from '../../../ui/lists/paged-list.tsx'
import { SearchInput } from '../../../ui/lists/search-field.tsx'
import { useSearch } from '../../../ui/lists/use-search.ts'
import { useDialog } from '../../../ui/dialogs/use-dialog.ts'
import { usePagedQuery } from '../../../ui/lists/use-paged-query.ts'
import { useFilterStyles } from '../filter-styles.ts'
import { ActivityDialog } from './activity-dialog.tsx'
import { CompanyCard } from './company-card.tsx'
import type { CompanyPanels } from './company-panels.ts'
import { OpenDialog } from './open-dialog.tsx'

const pageSize = 50
const types = [
  { value: '', text: 'Tüm türler' },
  ...Object.entries(companyTypeLabels).map(([value, text]) => ({ value, text })),
]
const states = [
  { value: '', text: 'Aktif ve pasif' },
  { value: 'active', text: 'Aktif' },
  { value: 'passive', text: 'Pasif' },
]

type CardsProps = { asked: ListPlatformCompaniesApiArg; onActivity: (company: PlatformCompany) => void }

const Cards = ({ asked, onActivity }: CardsProps) => (
  <CardGrid>
    {useListPlatformCompaniesQuery(asked).data?.companies.map((company) => (
      <CompanyCard key={company.id} company={company} onActivity={onActivity} />
    ))}
  </CardGrid>
)

type Open = { dialog: 'open' } | { dialog: 'activity'; company: PlatformCompany }

/** Filters are part of the address, so that going back from a company leads to the same list. */
export const CompaniesPage = ({ panels }: { panels: CompanyPanels }) => {
  const styles = useFilterStyles()
  const [params, setParams] = useSearchParams()
  const { search, field } = useSearch(params.get('search') ?? '')
  const { open, show, close } = useDialog<Open>()
  const arrival = useLocation().state as { opensCompany?: true } | null
  const arrivesToOpen = arrival?.opensCompany === true
  useEffect(() => {
    if (!arrivesToOpen) return
    show({ dialog: 'open' })
    setParams((before) => before, { replace: true, state: null })
  }, [arrivesToOpen, setParams, show])
  const [type, state] = [params.get('type') ?? '', params.get('state') ?? '']
  const adjust = (name: string, value: string) => {
    const next = new URLSearchParams(params)
    if (value === '') next.delete(name)
    else next.set(name, value)
    setParams(next, { replace: true, preventScrollReset: true })
  }
  const asked = {
    type: type in companyTypeLabels ? (type as CompanyType) : undefined,
    active: state === '' ? undefined : state === 'active',
    search: search || undefined,
    limit: pageSize,
  }
  const query = usePagedQuery(useListPlatformCompaniesQuery, asked)
  const isAll = asked.type === undefined && asked.active === undefined && search === ''
  return (
    <Page title="Şirketler">
      <PageActions>
        <Button appearance="primary" icon={<AddRegular />} onClick={() => show({ dialog: 'open' })}>
          Şirket aç
        </Button>
      </PageActions>
      <div role="search" aria-label="Şirket filtresi" className={styles.filters}>
        <SearchInput
          name="Şirket ara"
          {...field}
          onChange={(text) => {
            field.onChange(text)
            adjust('search', text.trim())
          }}
        />
        <ChoiceField label="Tür" value={asked.type ?? ''} choices={types} onChange={(value) => adjust('type', value)} />
        <ChoiceField label="Durum" value={state} choices={states} onChange={(value) => adjust('state', value)} />
      </div>
      <PagedList
        query={query}
        failure="Şirketler yüklenemedi"
        empty={isAll ? 'Henüz şirket yok.' : 'Aramanıza uyan şirket bulunamadı.'}
        isEmpty={({ companies }) => companies.length === 0}
        drawing={isAll ? 'firms' : 'search'}
        action={isAll && <Button onClick={() => show({ dialog: 'open' })}>İlk şirketi aç</Button>}
      >
        {(offsets) =>
          offsets.map((offset) => (
            <Cards
              key={offset}
              asked={{ ...asked, offset }}
              onActivity={(company) => show({ dialog: 'activity', company })}
            />
          ))
        }
      </PagedList>
      {open?.dialog === 'open' && <OpenDialog OneTimePassword={panels.OneTimePassword} onClose={close} />}
      {open?.dialog === 'activity' && <ActivityDialog company={open.company} onClose={close} />}
    </Page>
  )
}
