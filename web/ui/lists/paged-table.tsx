import type { ComponentProps, ReactNode } from 'react'
import { PagedList } from './paged-list.tsx'
import { Panel } from '../panel.tsx'
import { Table, type TableColumns } from './table.tsx'
import { useTableStyles } from './table-styles.ts'
import type { ListPage } from './use-paged-query.ts'

type Props<Answer extends ListPage, Page> = Omit<ComponentProps<typeof PagedList<Answer, Page>>, 'children'> &
  TableColumns & {
    label: string
    /** Title and filters inside the table's frame, shown before the rows have loaded. */
    head?: ReactNode
    /** The rows of one page. */
    children: (page: Page) => ReactNode
  }

export const PagedTable = <Answer extends ListPage, Page>({
  label,
  columns,
  last,
  head,
  children,
  ...list
}: Props<Answer, Page>) => {
  const table = useTableStyles()
  const framed = (content: ReactNode) => (
    <Panel as={head === undefined ? 'div' : 'section'} className={table.frame}>
      {head}
      {content}
    </Panel>
  )
  const pages = (
    <PagedList shape="rows" {...list}>
      {(pages) => {
        const rows = (
          <Table label={label} columns={columns} last={last}>
            {pages.map((page, at) => (
              <tbody key={at} className={table.rows}>
                {children(page)}
              </tbody>
            ))}
          </Table>
        )
        return head === undefined ? framed(rows) : rows
      }}
    </PagedList>
  )
  return head === undefined ? pages : framed(pages)
}
