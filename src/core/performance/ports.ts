import type { Company } from '../companies/index.ts'
import type { LoadStep } from './load-test.ts'
import type { LoadProgress, LoadSummary } from './verdict.ts'

export interface SyntheticEater {
  userId: string
  phone: string
  token: string
}

/** The companies of load tests. Searches and lists leave them out, and they go with everything in them. */
export abstract class SyntheticCompanies {
  abstract add(company: Company): Promise<void>
  abstract remove(companyIds: readonly string[]): Promise<void>
  /** Removes those added before `instant`, left behind by runs that crashed; returns how many there were. */
  abstract removeOlderThan(instant: Date): Promise<number>
}

/** The company that a load test writes to; it has no real people. */
export interface SyntheticCompany {
  companyId: string
  cateringId: string
  shiftId: string
  /** A day its people can choose for. */
  date: string
  password: string
  staffToken: string
  eaters: readonly SyntheticEater[]
}

export interface LoadPlan {
  /** Origin of the server. */
  url: string
  connections: number
  seconds: number
  /** Requests a second; as many as possible when undefined. */
  perSecond: number | undefined
  /** Taken in turn by every connection. */
  steps: readonly LoadStep[]
  company: SyntheticCompany
}

/** Makes the requests from a process of its own, each connection with its own share of them. */
export abstract class LoadGenerator {
  /** `onSecond` hears once a second how it goes; once it says false, the run ends early with what it has measured. */
  abstract run(plan: LoadPlan, onSecond: (progress: LoadProgress) => void | Promise<boolean>): Promise<LoadSummary>
}
