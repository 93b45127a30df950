/** One kind of request that a load test makes. */
export type LoadStep = 'liveness' | 'companySearch' | 'signIn' | 'companyDashboard' | 'menuReading' | 'choiceSaving'

export interface LoadTest {
  key: string
  /** Made in turn by every connection. */
  steps: readonly LoadStep[]
  /** Requests per second that the product's own limits against abuse let through from one address. */
  defaultRate?: number
}

/** The fixed list (rule A1): no caller can add a test or a request of their own. */
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
]

/** Upper bounds of a load test. */
export const loadBounds = { connections: 200, seconds: 60, perSecond: 2_000 } as const

/** No run takes that long, so whatever is older was left behind. */
export const longestRunMs = 600_000

export const defaultLoad = { connections: 10, seconds: 15 } as const

/** The instance that runs a test writes once a second; after that long without a word it has crashed. */
export const staleAfterMs = 30_000

export const isStaleBefore = (now: Date): Date => new Date(now.getTime() - staleAfterMs)
