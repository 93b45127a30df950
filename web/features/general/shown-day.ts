export type ShownDay = {
  date: string
  chosen: number
  /** Active people; undefined where they are not counted. */
  people?: number
}
