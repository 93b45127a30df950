import type { ComponentProps, ReactNode } from 'react'
import { PagedList } from './paged-list.tsx'
import { Panel } from '../panel.tsx'
import { TableHead } from './table-head.tsx'
import { useTableStyles } from './table-styles.ts'
import type { ListPage } from './use-paged-query.ts'

type Props<Answer extends ListPage, Page> = Omit<ComponentProps<typeof PagedList<Answer, Page>>, 'children' | 'shape'> &
  ComponentProps<typeof TableHead> & {
    label: string
    /** The rows of one page. */
    children: (page: Page) => ReactNode
  }

/** Pages of rows in one table. */
export const PagedTable = <Answer extends ListPage, Page>({
  label,
  columns,
  last,
  children,
  ...list
}: Props<Answer, Page>) => {
  const table = useTableStyles()
  return (
    <PagedList {...list} shape="rows">
      {(pages) => (
        <Panel className={table.frame}>
          <table className={table.table} aria-label={label}>
            <TableHead columns={columns} last={last} />
            {pages.map((page, at) => (
              <tbody key={at} className={table.rows}>
                {children(page)}
              </tbody>
            ))}
          </table>
        </Panel>
      )}
    </PagedList>
  )
}
