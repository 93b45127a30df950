/** One row of a sheet as a reader sees it; `row` as its program counts. */
export interface SheetLine {
  row: number
  cells: string[]
}

export const widestRow = 50
