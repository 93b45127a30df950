import type { CompanyId, RunId, ShiftId, UserId } from '../shared/index.ts'
import type { Company } from '../companies/index.ts'
import type { LoadStep } from './load-test.ts'
import type { LoadProgress, LoadSummary } from './verdict.ts'
import type { LoadRun, LoadRunEnd } from './load-run.ts'

export interface SyntheticEater {
  userId: UserId
  phone: string
  token: string
}

/** The companies of load tests. Searches and lists leave them out, and they go with everything in them. */
export abstract class SyntheticCompanies {
  abstract add(company: Company): Promise<void>
  abstract remove(companyIds: readonly CompanyId[]): Promise<void>
  /** Removes those added before `instant`, left behind by runs that crashed; returns how many there were. */
  abstract removeOlderThan(instant: Date): Promise<number>
}

/**
 * Proves that a server works on the database of whoever asks (rule A1). A challenge is kept there, together with a key of its own, for
 * the moment of asking; the proof is bound to the address that was asked, so that nobody can pass on somebody else's.
 */
export abstract class ServerChallenges {
  abstract issue(challengeId: string): Promise<void>
  /** Null where there is no such challenge in this database. */
  abstract proofOf(challengeId: string, address: string): Promise<string | null>
  /** Also removes those that were left behind. */
  abstract withdraw(challengeId: string): Promise<void>
}

/** The company that a load test writes to; it has no real people. */
export interface SyntheticCompany {
  companyId: CompanyId
  cateringId: CompanyId
  shiftId: ShiftId
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

export abstract class LoadRuns {
  /** False while another run goes on. Ends those of which nothing was heard since `staleBefore` first. */
  abstract start(run: LoadRun, staleBefore: Date): Promise<boolean>
  /** Keeps what was measured in one second; false when the run is to stop, or has been ended by somebody else. */
  abstract goOn(runId: RunId, progress: LoadProgress, at: Date): Promise<boolean>
  abstract end(runId: RunId, how: LoadRunEnd, summary: LoadSummary | null, at: Date): Promise<void>
  /** Whether the run goes on and was asked to stop. */
  abstract askToStop(runId: RunId): Promise<boolean>
  /** Ends the runs of which nothing was heard since; returns how many. */
  abstract endStale(staleBefore: Date, at: Date): Promise<number>
}
