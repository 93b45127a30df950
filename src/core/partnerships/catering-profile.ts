/** What firms see that look for a catering (rule P13). */
export interface CateringProfile {
  /** Whether its published menus of the last four weeks are shown. */
  showsMenus: boolean
  /** Portions a day. */
  dailyCapacity: number | null
  /** Incremented with each change; 0 before the first one. */
  version: number
}
