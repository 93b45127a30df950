/** One row of a list of people, as somebody typed it. */
export interface ImportRow {
  /** As the person who made the list counts them. */
  row: number
  fullName: string
  phone: string
  email: string
  department: string
}
