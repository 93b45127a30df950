import type { ReactNode } from 'react'
import type { CellWrite, Place } from './grid-state.ts'

export type GridCell = {
  text: string
  isChanged?: boolean
  /** What is wrong with it. */
  problem?: string
}

export type GridRow = {
  key: string
  /** For screen readers: 03.12 Perşembe. */
  name: string
  day: ReactNode
  state: ReactNode
  /** One per column; none on a day that cannot be edited. */
  cells: readonly GridCell[]
  /** Still editable, but not what people are working on: today. */
  isMuted?: boolean
  /** Can only be read and copied from. */
  isLocked?: boolean
  /** A line below the row: what went wrong with the day, and how to resolve it. */
  note?: ReactNode
}

export type GridColumn = {
  key: string
  /** For screen readers: Alternatif. */
  name: string
  head: ReactNode
}

export type GridProps = {
  label: string
  rows: readonly GridRow[]
  columns: readonly GridColumn[]
  isReadOnly?: boolean
  /** The cell that gets the focus when the grid appears. */
  initial?: Place
  /** All cells written by one key press, paste or Delete, which are undone together. */
  onWrite: (writes: CellWrite[]) => void
  onUndo?: () => void
  onRedo?: () => void
  /** The cell that keys act on. */
  onActive?: (place: Place) => void
  /** How many pasted cells did not fit. */
  onCut?: (cells: number) => void
}
