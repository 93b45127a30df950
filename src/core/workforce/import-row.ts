/** One row of a list of people, as somebody typed it. */
export interface ImportRow {
  /** The row number as Excel shows it. */
  row: number
  fullName: string
  phone: string
  email: string
  department: string
}
