export type ShownDay = {
  date: string
  chosen: number
  /** Active ones; absent where nobody counts them. */
  people?: number
}
