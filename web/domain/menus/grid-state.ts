/** A cell, by its position in the grid. */
export type Place = { row: number; column: number }

/** `open` tells for each row whether it has editable cells; other rows are skipped. */
export type Shape = { open: readonly boolean[]; columns: number }

/** The cells from `anchor` to `active` are selected; keys act on `active`. */
export type Selection = { active: Place; anchor: Place }

export type CellWrite = Place & { text: string }

export type Move = 'up' | 'down' | 'left' | 'right' | 'rowStart' | 'rowEnd' | 'top' | 'bottom' | 'start' | 'end'

export const selected = (place: Place): Selection => ({ active: place, anchor: place })

const openRows = ({ open }: Shape): number[] => open.flatMap((isOpen, row) => (isOpen ? [row] : []))
const firstOpen = (shape: Shape): number => openRows(shape)[0] ?? 0
const lastOpen = (shape: Shape): number => openRows(shape).at(-1) ?? 0

/** Moves the selection to cells that still exist, since rows and columns come and go. */
export const settledIn = (shape: Shape, { active, anchor }: Selection): Selection => {
  const settled = ({ row, column }: Place): Place => ({
    row: shape.open[row] === true ? row : (openRows(shape).find((open) => open >= row) ?? lastOpen(shape)),
    column: Math.max(0, Math.min(column, shape.columns - 1)),
  })
  return { active: settled(active), anchor: settled(anchor) }
}

const beside = (shape: Shape, { row, column }: Place, move: Move): Place => {
  switch (move) {
    case 'up':
      return { row: openRows(shape).findLast((open) => open < row) ?? row, column }
    case 'down':
      return { row: openRows(shape).find((open) => open > row) ?? row, column }
    case 'left':
      return { row, column: Math.max(0, column - 1) }
    case 'right':
      return { row, column: Math.min(shape.columns - 1, column + 1) }
    case 'rowStart':
      return { row, column: 0 }
    case 'rowEnd':
      return { row, column: shape.columns - 1 }
    case 'top':
      return { row: firstOpen(shape), column }
    case 'bottom':
      return { row: lastOpen(shape), column }
    case 'start':
      return { row: firstOpen(shape), column: 0 }
    case 'end':
      return { row: lastOpen(shape), column: shape.columns - 1 }
  }
}

export const moved = (shape: Shape, { active, anchor }: Selection, move: Move, isExtending = false): Selection => {
  const place = beside(shape, active, move)
  return isExtending ? { active: place, anchor } : selected(place)
}

/**
 * Enter goes down, and from the bottom of a column to the top of the next: a caterer writes one option for all days,
 * then the next.
 */
export const enteredFrom = (shape: Shape, { row, column }: Place): Place => {
  const down = beside(shape, { row, column }, 'down')
  if (down.row !== row) return down
  return column + 1 < shape.columns ? { row: firstOpen(shape), column: column + 1 } : { row, column }
}

/** Tab goes along the rows; undefined at either end, where it leaves the grid. */
export const tabbedFrom = (shape: Shape, { row, column }: Place, step: 1 | -1): Place | undefined => {
  const next = column + step
  if (next >= 0 && next < shape.columns) return { row, column: next }
  const other = beside(shape, { row, column }, step === 1 ? 'down' : 'up').row
  return other === row ? undefined : { row: other, column: step === 1 ? 0 : shape.columns - 1 }
}

type Area = { top: number; bottom: number; left: number; right: number }

const areaOf = ({ active, anchor }: Selection): Area => ({
  top: Math.min(active.row, anchor.row),
  bottom: Math.max(active.row, anchor.row),
  left: Math.min(active.column, anchor.column),
  right: Math.max(active.column, anchor.column),
})

export const isSelected = (selection: Selection, { row, column }: Place): boolean => {
  const { top, bottom, left, right } = areaOf(selection)
  return row >= top && row <= bottom && column >= left && column <= right
}

const rowsIn = (shape: Shape, { top, bottom }: Area): number[] =>
  openRows(shape).filter((row) => row >= top && row <= bottom)
const columnsIn = ({ left, right }: Area): number[] => Array.from({ length: right - left + 1 }, (_, n) => left + n)

type TextAt = (row: number, column: number) => string

/** The selected cells by row, without rows that have no cells. */
export const copiedFrom = (shape: Shape, selection: Selection, textAt: TextAt): string[][] => {
  const area = areaOf(selection)
  return rowsIn(shape, area).map((row) => columnsIn(area).map((column) => textAt(row, column)))
}

export const cleared = (shape: Shape, selection: Selection): CellWrite[] => {
  const area = areaOf(selection)
  return rowsIn(shape, area).flatMap((row) => columnsIn(area).map((column) => ({ row, column, text: '' })))
}

/** Copies the first selected row into the others or, with a single row selected, the row above into it. */
export const filledDown = (shape: Shape, selection: Selection, textAt: TextAt): CellWrite[] => {
  const area = areaOf(selection)
  const rows = rowsIn(shape, area)
  const above = rows.length > 1 ? rows[0] : openRows(shape).findLast((open) => open < area.top)
  if (above === undefined) return []
  return rows
    .filter((row) => row !== above)
    .flatMap((row) => columnsIn(area).map((column) => ({ row, column, text: textAt(above, column) })))
}

export type Pasted = {
  writes: CellWrite[]
  /** Cells with text that did not fit. */
  cut: number
  end: Selection
}

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '')

/**
 * A block is pasted from the upper left corner of the selection; a single cell fills the whole selection. A row without
 * cells absorbs a blank row of the block, because a spreadsheet has a line for Sunday too.
 */
export const pasted = (shape: Shape, selection: Selection, block: readonly (readonly string[])[]): Pasted => {
  const area = areaOf(selection)
  const [only] = block
  if (block.length === 1 && only?.length === 1) {
    const text = only[0] ?? ''
    return { writes: cleared(shape, selection).map((place) => ({ ...place, text })), cut: 0, end: selection }
  }
  const writes: CellWrite[] = []
  let cut = 0
  let row = area.top
  for (const cells of block) {
    while (row < shape.open.length && shape.open[row] !== true && !isBlank(cells)) row += 1
    if (shape.open[row] === true) {
      const columns = cells.slice(0, shape.columns - area.left)
      writes.push(...columns.map((text, n) => ({ row, column: area.left + n, text })))
      cut += cells.slice(columns.length).filter((text) => text.trim() !== '').length
    } else cut += cells.filter((text) => text.trim() !== '').length
    row += 1
  }
  const anchor = { row: area.top, column: area.left }
  const last = writes.reduce<Place>(
    (far, place) => ({ row: Math.max(far.row, place.row), column: Math.max(far.column, place.column) }),
    anchor,
  )
  return { writes, cut, end: { active: anchor, anchor: last } }
}

/** A dish is a single line. */
export const cellText = (text: string): string => text.replace(/\s+/gu, ' ').trim()
