import { makeStyles } from '@fluentui/react-components'
import { type ReactNode, useRef, useState } from 'react'
import { costPerPortion } from '../../../../src/core/costs/rules.ts'
import { fold } from '../../../../src/core/shared/rules.ts'
import type { MonthCosts } from '../../../api/generated.ts'
import { Table, type TableColumns } from '../../../ui/lists/table.tsx'
import { useTableStyles } from '../../../ui/lists/table-styles.ts'
import { Panel } from '../../../ui/panel.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { SearchBox } from '../search-box.tsx'
import { useKeys } from '../../../ui/use-keys.ts'
import { ComponentRow, FirmRow } from './cost-rows.tsx'
import { shareOf } from './costs-texts.ts'

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' },
  search: { flex: '1 1 200px', maxWidth: '360px' },
  name: { width: '34%' },
  count: { width: '9%' },
})

/** A table gets a search from so many rows on. */
const searchedFrom = 12

type Props<Row, Sort extends string> = TableColumns<Sort> & {
  /** What else can be shown, before the search. */
  views: ReactNode
  label: string
  rows: readonly Row[]
  nameOf: (row: Row) => string
  /** What the rows are, as the search names them. */
  what: string
  children: (found: readonly Row[]) => ReactNode
}

/** Rows with what they cost, and a search where it is of use. */
const CostTable = <Row, Sort extends string>({ views, rows, nameOf, what, children, ...table }: Props<Row, Sort>) => {
  const styles = useStyles()
  const { frame, rows: body } = useTableStyles()
  const [search, setSearch] = useState('')
  const box = useRef<HTMLInputElement>(null)
  useKeys({ '/': () => box.current?.focus() })
  const words = fold(search.trim())
  const found = rows.filter((row) => fold(nameOf(row)).includes(words))
  return (
    <>
      <div className={styles.bar}>
        {views}
        {rows.length >= searchedFrom && (
          <SearchBox ref={box} name={`${what} ara`} className={styles.search} value={search} onChange={setSearch} />
        )}
      </div>
      {found.length === 0 ? (
        <EmptyState drawing="search" text={`Aramanıza uyan ${what.toLocaleLowerCase('tr')} yok.`} />
      ) : (
        <Panel as="section" className={frame}>
          <Table {...table}>
            <tbody className={body}>{children(found)}</tbody>
          </Table>
        </Panel>
      )}
    </>
  )
}

type Firm = MonthCosts['firms'][number]

/** How much of a row each column sorts by; what is not known comes last. */
const figures = {
  portions: ({ portions }: Firm) => portions,
  cost: ({ cost }: Firm) => cost,
  each: (firm: Firm) => costPerPortion(firm.cost, firm.portions),
  billed: ({ billed }: Firm) => billed,
  share: shareOf,
}
type Sort = keyof typeof figures | 'name'

const inOrder = (sort: Sort, order: 'asc' | 'desc') => (one: Firm, other: Firm) => {
  const sign = order === 'asc' ? 1 : -1
  if (sort === 'name') return sign * one.corporate_name.localeCompare(other.corporate_name, 'tr')
  const [left, right] = [figures[sort](one), figures[sort](other)]
  if (left === null || right === null) return Number(left === null) - Number(right === null)
  return sign * (left - right)
}

type FirmsProps = { views: ReactNode; firms: readonly Firm[]; opened: string | null; onOpen: (firm: string) => void }

export const FirmCosts = ({ views, firms, opened, onOpen }: FirmsProps) => {
  const styles = useStyles()
  const [{ sort, order }, setSorting] = useState<{ sort: Sort; order: 'asc' | 'desc' }>({
    sort: 'share',
    order: 'desc',
  })
  return (
    <CostTable
      views={views}
      label="Firmaların maliyeti"
      rows={firms}
      nameOf={({ corporate_name }) => corporate_name}
      what="Firma"
      columns={[
        { name: 'Firma', width: styles.name, sort: 'name' },
        { name: 'Öğün', width: styles.count, isNumber: true, isSpare: true, sort: 'portions' },
        { name: 'Malzeme', isNumber: true, sort: 'cost' },
        { name: 'Öğün başına', isNumber: true, isSpare: true, sort: 'each' },
        { name: 'Sözleşme tutarı', isNumber: true, sort: 'billed' },
      ]}
      sorting={{ sort, order, onSort: (by, direction) => setSorting({ sort: by, order: direction }) }}
      last={{ name: 'Malzemenin payı', isNumber: true }}
    >
      {(found) =>
        found
          .toSorted(inOrder(sort, order))
          .map((firm) => (
            <FirmRow
              key={firm.corporate_id}
              firm={firm}
              isOpen={firm.corporate_id === opened}
              onOpen={() => onOpen(firm.corporate_id)}
            />
          ))
      }
    </CostTable>
  )
}

type ComponentsProps = { views: ReactNode; components: MonthCosts['components'] }

export const ComponentCosts = ({ views, components }: ComponentsProps) => {
  const styles = useStyles()
  return (
    <CostTable
      views={views}
      label="Bileşenlerin maliyeti"
      rows={components}
      nameOf={({ name }) => name}
      what="Bileşen"
      columns={[
        { name: 'Bileşen', width: styles.name },
        { name: 'Porsiyon', isNumber: true },
        { name: 'Porsiyon başına', isNumber: true },
      ]}
      last={{ name: 'Malzeme', isNumber: true }}
    >
      {(found) => found.map((component) => <ComponentRow key={component.key} component={component} />)}
    </CostTable>
  )
}
