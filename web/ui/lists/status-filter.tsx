import { makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { Segments } from '../forms/segments.tsx'
import { SearchInput } from './search-field.tsx'
import { wide } from './table-styles.ts'
import { useSearch } from './use-search.ts'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
  },
  search: { width: '100%', [wide]: { width: '220px' } },
})

/** Filters a list by status, at first all of them, and by text. */
export const useStatusFilter = <Status extends string>() => {
  const [status, setStatus] = useState<Status | 'all'>('all')
  const { search, field } = useSearch()
  return { status, setStatus, search, field, isAll: status === 'all' && search === '' }
}

type Props<Status extends string> = {
  label: string
  /** Names what the text is searched in. */
  searchName: string
  titles: Readonly<Record<Status | 'all', string>>
  /** Unknown until the list has loaded. */
  counts: Readonly<Record<Status | 'all', number>> | undefined
  filter: ReturnType<typeof useStatusFilter<Status>>
}

/** The filter above a table. */
export const StatusFilter = <Status extends string>({ label, searchName, titles, counts, filter }: Props<Status>) => {
  const styles = useStyles()
  const names = Object.keys(titles) as (Status | 'all')[]
  return (
    <div role="search" aria-label={label} className={styles.root}>
      <Segments
        label="Durum"
        isLabelHidden
        value={filter.status}
        choices={names.map((value) => ({ value, text: titles[value], count: counts?.[value] }))}
        onChange={filter.setStatus}
      />
      <SearchInput name={searchName} className={styles.search} {...filter.field} />
    </div>
  )
}
