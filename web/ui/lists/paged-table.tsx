import { Subtitle2 } from '@fluentui/react-components'
import type { ComponentProps, ReactNode } from 'react'
import { PagedList } from './paged-list.tsx'
import { Panel } from '../panel.tsx'
import { formatNumber } from '../words/numbers.ts'
import { Table, type TableColumns } from './table.tsx'
import { useTableStyles } from './table-styles.ts'
import type { ListPage } from './use-paged-query.ts'

type Props<Answer extends ListPage, Page, Key extends string> = Omit<
  ComponentProps<typeof PagedList<Answer, Page>>,
  'children'
> &
  TableColumns<Key> & {
    label: string
    /** Shows the label as a heading with the number of rows, in a frame that is there before the rows have loaded. */
    isTitled?: boolean
    /** Beside the heading. */
    filters?: { label: string; fields: ReactNode }
    /** The rows of one page. */
    children: (page: Page) => ReactNode
  }

export const PagedTable = <Answer extends ListPage, Page, Key extends string>({
  label,
  columns,
  sorting,
  last,
  isTitled = false,
  filters,
  children,
  ...list
}: Props<Answer, Page, Key>) => {
  const table = useTableStyles()
  const total = list.query.first.data?.total
  const pages = (
    <PagedList shape="rows" {...list}>
      {(pages) => {
        const rows = (
          <Table label={label} columns={columns} sorting={sorting} last={last}>
            {pages.map((page, at) => (
              <tbody key={at} className={table.rows}>
                {children(page)}
              </tbody>
            ))}
          </Table>
        )
        return !isTitled ? <Panel className={table.frame}>{rows}</Panel> : rows
      }}
    </PagedList>
  )
  if (!isTitled) return pages
  return (
    <Panel as="section" className={table.frame}>
      <div className={table.head} {...(filters && { role: 'search', 'aria-label': filters.label })}>
        <span className={table.title}>
          <Subtitle2 as="h2">{label}</Subtitle2>
          {total !== undefined && (
            <span role={filters && 'status'} className={table.count}>
              {formatNumber(total)}
            </span>
          )}
        </span>
        {filters?.fields}
      </div>
      {pages}
    </Panel>
  )
}
