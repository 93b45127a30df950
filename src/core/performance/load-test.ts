/** A kind of request a load test makes. */
export type LoadStep =
  | 'liveness'
  | 'companySearch'
  | 'signIn'
  | 'companyDashboard'
  | 'menuReading'
  | 'choiceSaving'
  | 'choiceChanging'
  | 'kitchenList'

export interface LoadTest {
  key: string
  /** Each connection cycles through these. */
  steps: readonly LoadStep[]
  /** Requests per second that stay below the product's own rate limits for one IP address. */
  defaultRate?: number
  /** Ends with the cut-off: the list is frozen and compared with a recount of the choices (rule M15). */
  endsWithCutOff?: true
}

/** A fixed list (rule A1): callers cannot add tests or requests of their own. */
export const loadTests: readonly LoadTest[] = [
  { key: 'liveness', steps: ['liveness'] },
  { key: 'company-search', steps: ['companySearch'], defaultRate: 40 },
  { key: 'sign-in', steps: ['signIn'] },
  { key: 'company-dashboard', steps: ['companyDashboard'] },
  { key: 'menu-reading', steps: ['menuReading'] },
  { key: 'choice-saving', steps: ['choiceSaving'] },
  {
    key: 'mix',
    steps: [
      'menuReading',
      'choiceSaving',
      'menuReading',
      'companyDashboard',
      'menuReading',
      'choiceSaving',
      'liveness',
      'companySearch',
    ],
    defaultRate: 300,
  },
  {
    key: 'lunch-rush',
    steps: ['menuReading', 'choiceSaving', 'kitchenList', 'menuReading', 'choiceChanging'],
    endsWithCutOff: true,
  },
]

/** Maximum load of a test. */
export const loadBounds = { connections: 200, seconds: 60, perSecond: 2_000 } as const

/** No run takes this long, so anything older was left behind by a crash. */
export const longestRunMs = 600_000

export const defaultLoad = { connections: 10, seconds: 15 } as const

/** The instance running a test reports once a second; after this long without a report it has crashed. */
export const staleAfterMs = 30_000

export const isStaleBefore = (now: Date): Date => new Date(now.getTime() - staleAfterMs)
