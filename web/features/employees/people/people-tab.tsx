import { Button, makeStyles } from '@fluentui/react-components'
import { ArrowUploadRegular, PersonAddRegular } from '@fluentui/react-icons'
import { useEffect, useMemo, useRef } from 'react'
import {
  useListEmployeesQuery,
  type Employee,
  type SelectEmployeesApiResponse,
} from '../../../api/generated-employees.ts'
import { PageActions } from '../../../ui/page/page.tsx'
import { useCan, useScope } from '../../../frame/scope/company-scope.ts'
import { allOf, later } from '../../../frame/later.tsx'
import { useLoadedAhead } from '../../../frame/use-loaded-ahead.ts'
import { useDialog } from '../../../ui/dialogs/use-dialog.ts'
import { useIsRoomy } from '../../../ui/page/use-is-roomy.ts'
import { usePagedQuery } from '../../../ui/lists/use-paged-query.ts'
import { mayEdit } from './authority.ts'
import { useSelected } from '../../../ui/lists/selection/use-selected.ts'
import { BulkBar } from './bulk-bar.tsx'
import type { BulkAction } from './bulk-dialog.tsx'
import { ExportButton } from './export-button.tsx'
import { filtersOf, usePeopleAddress } from './people-address.ts'
import { PeopleList } from './people-list.tsx'
import { PeopleTable } from './people-table.tsx'
import { PersonFilters } from './person-filters.tsx'
import { SelectMore } from './select-more.tsx'
import { type Selected, type Selection, SelectionContext } from './selection.ts'
import { usePeopleSearch, useShownPeople } from './use-people.ts'
import { useTypedSearch } from './use-typed-search.ts'

const ImportDialog = later(async () => (await import('../import/import-dialog.tsx')).ImportDialog)
const AddDialog = later(async () => (await import('./add-dialog.tsx')).AddDialog)
const NewPasswordsDialog = later(async () => (await import('../passwords/new-passwords-dialog.tsx')).NewPasswordsDialog)
const PersonPanel = later(async () => (await import('./person-panel.tsx')).PersonPanel)
const BulkDialog = later(async () => (await import('./bulk-dialog.tsx')).BulkDialog)
const AbsenceDialog = later(async () => (await import('./absence-dialog.tsx')).AbsenceDialog)
const NewcomersOffer = later(async () => (await import('./newcomers-offer.tsx')).NewcomersOffer)
const loadParts = allOf(PersonPanel, BulkDialog)

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    columnGap: '16px',
  },
  // From this width on the person gets a column of their own instead of covering part of the table.
  withPerson: { '@container (min-width: 1300px)': { gridTemplateColumns: 'minmax(0, 1fr) 432px' } },
  list: { gridArea: '1 / 1', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '12px' },
})

type Open = 'import' | 'add' | 'passwords' | 'newcomers' | 'absence' | BulkAction

/** From this width on there is room for a table, and for a person beside it. */
const tableWidth = 868

export const PeopleTab = () => {
  const styles = useStyles()
  const scope = useScope()
  const mayManage = useCan('manageEmployees')
  const isWide = useIsRoomy(tableWidth)
  /** Three labelled buttons do not fit on a phone. */
  const isFolded = !useIsRoomy(768) && mayManage
  const { address, visit, adjust } = usePeopleAddress()
  const [typed, type] = useTypedSearch(address.search, (search) => adjust({ search, pages: 1 }))
  const search = usePeopleSearch(address)
  const query = usePagedQuery(useListEmployeesQuery, search, {
    count: address.pages,
    onCount: (pages) => adjust({ pages }),
  })
  const found = query.first.data?.total ?? 0
  const shown = useShownPeople(search, query.pages)
  const selectable = shown.filter((person) => mayEdit(scope, person))
  const selected = useSelected<Selected, SelectEmployeesApiResponse>(JSON.stringify(search), selectable)
  const clear = () => selected.set([])
  const mayReset = useCan('resetPasswords')
  const mayMarkAbsence = useCan('manageAbsences')
  const { open, show, close } = useDialog<Open>()
  useLoadedAhead(loadParts)

  const visitNow = useRef(visit)
  useEffect(() => {
    visitNow.current = visit
  })
  const { items: people, toggle } = selected
  const selection: Selection = useMemo(
    () => ({
      isSelected: (id) => people.has(id),
      ...(mayManage && { onToggle: toggle }),
      onOpen: ({ id }: Employee) => visitNow.current({ person: id }),
      openId: address.person,
    }),
    [people, toggle, mayManage, address.person],
  )
  const isAll = selectable.length > 0 && selectable.every(({ id }) => people.has(id))
  const selectShown = () => selected.set(isAll ? [] : selectable)
  const at = shown.findIndex(({ id }) => id === address.person)
  const stepTo = (person: Employee | undefined) => person && (() => adjust({ person: person.id }))
  const showKnown = (phone: string) =>
    adjust({ search: phone, department: '', shift: '', role: '', status: '', day: '', person: '', pages: 1 })
  const isEverybody = address.search === '' && filtersOf(address) === 0
  const bulk =
    open === 'import' || open === 'add' || open === 'passwords' || open === 'newcomers' || open === 'absence'
      ? undefined
      : open
  const newcomers = address.status === 'newcomers' && address.search === '' && filtersOf(address) === 1 ? found : 0
  return (
    <div className={`${styles.root} ${address.person === '' ? '' : styles.withPerson}`}>
      <div className={styles.list}>
        <PageActions>
          {!isFolded && <ExportButton search={search} found={found} />}
          {mayManage && (
            <>
              <Button icon={isFolded ? undefined : <ArrowUploadRegular />} onClick={() => show('import')}>
                Toplu çalışan ekle
              </Button>
              <Button
                appearance={address.person === '' ? 'primary' : 'secondary'}
                icon={<PersonAddRegular />}
                onClick={() => show('add')}
              >
                Kişi ekle
              </Button>
            </>
          )}
          {isFolded && <ExportButton search={search} found={found} isFolded />}
        </PageActions>
        {people.size === 0 ? (
          <PersonFilters
            typed={typed}
            onType={type}
            address={address}
            onChange={(part) => adjust({ ...part, pages: 1 })}
          />
        ) : (
          <BulkBar
            count={people.size}
            whole={selected.whole}
            onAct={show}
            onPasswords={mayReset ? () => show('passwords') : undefined}
            onAbsence={mayMarkAbsence ? () => show('absence') : undefined}
            onClear={clear}
          >
            <SelectMore
              search={search}
              found={found}
              shown={shown.length}
              isAll={isAll}
              isEverybody={isEverybody}
              onShown={selectShown}
              onWhole={(whole) => selected.set(whole.users, whole)}
            />
          </BulkBar>
        )}
        {mayReset && newcomers > 0 && people.size === 0 && (
          <NewcomersOffer count={newcomers} onOpen={() => show('newcomers')} />
        )}
        <SelectionContext value={selection}>
          <PeopleList
            query={query}
            search={search}
            isEverybody={isEverybody}
            first={mayManage && <Button onClick={() => show('import')}>Listeden çalışan ekle</Button>}
            table={
              isWide
                ? (rows) => (
                    <PeopleTable
                      sort={address.sort}
                      order={address.order}
                      onSort={(sort, order) => adjust({ sort, order, pages: 1 })}
                      selected={mayManage ? isAll || (people.size > 0 && 'some') : undefined}
                      onSelectAll={selectShown}
                    >
                      {rows}
                    </PeopleTable>
                  )
                : undefined
            }
          />
        </SelectionContext>
      </div>
      {address.person !== '' && (
        <PersonPanel
          id={address.person}
          listed={shown[at]}
          isWide={isWide}
          onBefore={at < 0 ? undefined : stepTo(shown[at - 1])}
          onAfter={at < 0 ? undefined : stepTo(shown[at + 1])}
          onKnown={showKnown}
          onClose={() => visit({ person: '' })}
        />
      )}
      {open === 'import' && <ImportDialog onClose={close} />}
      {open === 'add' && (
        <AddDialog
          onClose={close}
          onKnown={(phone) => {
            close()
            showKnown(phone)
          }}
        />
      )}
      {open === 'newcomers' && <NewPasswordsDialog ids={null} count={newcomers} onClose={close} />}
      {open === 'passwords' && <NewPasswordsDialog ids={[...people.keys()]} count={people.size} onClose={close} />}
      {open === 'absence' && (
        <AbsenceDialog
          people={[...people.values()]}
          onDone={() => {
            close()
            clear()
          }}
          onClose={close}
        />
      )}
      {bulk !== undefined && (
        <BulkDialog
          action={bulk}
          people={[...people.values()]}
          onDone={() => {
            close()
            clear()
          }}
          onRest={selected.set}
          onClose={close}
        />
      )}
    </div>
  )
}
