/** @internal */

import type { Role } from './pasted-words.ts'
import { sheetTextOf } from './sheet-rows.ts'

/** A line that names columns, or a row of a calendar. */
interface NamingLine {
  from: number
  to: number
  cells: readonly string[]
  cell: number
}

/** A column, or a row of a calendar, whose role can be corrected. */
export interface PastedColumn {
  id: string
  /** As written; empty if it has no heading. */
  name: string
  /** Counted from 1; 0 for a row. */
  number: number
  /** A dish in it. */
  example: string
  role: Role
  named: readonly NamingLine[]
  /** Without headings: the first line of the table, how many columns have its day, and all columns with dishes. */
  unnamed?: { line: number; days: number; columns: readonly PastedColumn[] }
}

/** The part before `=`, after which somebody has written what the column is. */
export const nameOfHeading = (cell: string): string => cell.split('=')[0]!.replace(/\s+/g, ' ').trim()

export const askedRole = (cell: string): string | undefined =>
  cell.includes('=') ? cell.slice(cell.lastIndexOf('=') + 1).trim() : undefined

const withName = (name: string, role: string): string => [name, '=', role].join(' ').trim()

/**
 * The text with a role written to the column: after its name, as in `Garnitür = Geleneksel 1`, or in a line with
 * headings that is inserted above a table without.
 */
export const withRole = (
  lines: readonly string[],
  { id, name, named, unnamed }: PastedColumn,
  role: string,
  wordOf: (role: Role) => string,
): string => {
  if (unnamed !== undefined) {
    const { line, days, columns } = unnamed
    const names = columns.map((column) => withName('', column.id === id ? role : wordOf(column.role)))
    const dayNames = Array.from({ length: days }, () => wordOf({ as: 'day' }))
    return lines.toSpliced(line - 1, 0, sheetTextOf([[...dayNames, ...names]])).join('\n')
  }
  return named
    .toSorted((one, other) => other.from - one.from)
    .reduce<readonly string[]>(
      (all, { from, to, cells, cell }) =>
        all.toSpliced(
          from - 1,
          to - from + 1,
          ...sheetTextOf([cells.with(cell, withName(nameOfHeading(cells[cell]!) || name, role))]).split('\n'),
        ),
      lines,
    )
    .join('\n')
}

/** Collects the columns of a text; those with the same headings are one. */
export class PastedColumns {
  readonly #columns = new Map<string, PastedColumn>()

  add(column: PastedColumn): PastedColumn {
    const before = this.#columns.get(column.id)
    if (before === undefined) this.#columns.set(column.id, column)
    else before.named = [...before.named, ...column.named]
    return before ?? column
  }

  /** Without those of a line whose names are parts of the ones below it. */
  remove(headings: string): void {
    for (const id of this.#columns.keys()) if (id.startsWith(`${headings} `)) this.#columns.delete(id)
  }

  has(id: string): boolean {
    return this.#columns.has(id)
  }

  all(): PastedColumn[] {
    return [...this.#columns.values()]
  }
}
