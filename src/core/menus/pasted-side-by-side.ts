/** @internal */

import type { PastedColumn } from './pasted-columns.ts'
import type { TitleDates } from './pasted-dates.ts'
import { dayInCell, type FoundDay, type Span } from './pasted-rows.ts'
import type { Role } from './pasted-words.ts'
import type { SheetRow } from './sheet-rows.ts'

export interface Table {
  /** By cell; undefined for what is not read. */
  roles: readonly (Role | undefined)[]
  columns: readonly (PastedColumn | undefined)[]
  /** The options that have columns by their own names. */
  options: readonly string[]
  /** Whether a column says what the dishes of a row are. */
  hasKinds: boolean
  /** What they are in the current row. */
  kind?: Role | undefined
  /** The day that the next rows may go on with. */
  open?: FoundDay | undefined
  /** Whether days have several rows. */
  isStacked?: boolean
  /** The lines of tables side by side, whose days share rows. */
  span?: Span
}

/** Tables side by side: after dishes, there is another column with dates, and dishes beside it. */
export const sideBySide = (table: Table, below: readonly SheetRow[], title: TitleDates, from: number): Table[] => {
  const isDish = (role: Role | undefined) => role !== undefined && role.as !== 'day' && role.as !== 'ignored'
  const starts = table.roles.flatMap((role, at) => {
    const isBeside = role?.as === 'day' && table.roles.slice(0, at).findLast((one) => one !== undefined)?.as !== 'day'
    const hasDates = () => below.some(({ cells }) => dayInCell(cells[at] ?? '', title, true)?.date != null)
    return at > 0 && isBeside && table.roles.slice(at).some(isDish) && hasDates() ? [at] : []
  })
  if (!table.roles.slice(0, starts[0]).some(isDish)) return [table]
  const span = { from, to: from }
  return [0, ...starts].map((start, n) => ({
    ...table,
    ...(starts.length > 0 && { span }),
    roles: table.roles.map((role, at) => (at >= start && at < (starts[n] ?? Infinity) ? role : undefined)),
  }))
}
