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

/** The companies of load tests. Searches and lists leave them out, and removing them removes everything in them. */
export abstract class SyntheticCompanies {
  abstract add(company: Company): Promise<void>
  abstract remove(companyIds: readonly CompanyId[]): Promise<void>
  /** Removes companies added before `instant` and left behind by crashed runs; returns how many there were. */
  abstract removeOlderThan(instant: Date): Promise<number>
  /** How many figures of the firm's frozen lists differ from a recount of its choices. */
  abstract listDifferences(companyId: CompanyId): Promise<number>
}

/**
 * Proves that a server uses the same database as whoever asks (rule A1). A challenge is stored there with its own key
 * while the question is open. The proof is bound to the address that was asked, so it cannot be relayed from another
 * server.
 */
export abstract class ServerChallenges {
  abstract issue(challengeId: string): Promise<void>
  /** Null if this database has no such challenge. */
  abstract proofOf(challengeId: string, address: string): Promise<string | null>
  /** Also removes abandoned challenges. */
  abstract withdraw(challengeId: string): Promise<void>
}

/** The company a load test writes to; it has no real people. */
export interface SyntheticCompany {
  companyId: CompanyId
  cateringId: CompanyId
  shiftId: ShiftId
  /** A date for which its people can choose. */
  date: string
  password: string
  staffToken: string
  /** Of somebody at the catering. */
  cookToken: string
  eaters: readonly SyntheticEater[]
}

export interface LoadPlan {
  /** Origin of the server. */
  url: string
  connections: number
  seconds: number
  /** Requests per second; unlimited if undefined. */
  perSecond: number | undefined
  /** Each connection cycles through these. */
  steps: readonly LoadStep[]
  company: SyntheticCompany
}

/** Sends the requests from a separate process; each connection gets its own share of the people. */
export abstract class LoadGenerator {
  /**
   * `onSecond` receives the progress once a second; when it returns false, the run ends early with what it has measured
   * so far.
   */
  abstract run(plan: LoadPlan, onSecond: (progress: LoadProgress) => void | Promise<boolean>): Promise<LoadSummary>
}

export abstract class LoadRuns {
  /** False if another run is active. First ends runs that have not reported since `staleBefore`. */
  abstract start(run: LoadRun, staleBefore: Date): Promise<boolean>
  /** Records one second's measurements; false if the run is to stop or has been ended by somebody else. */
  abstract recordSecond(runId: RunId, progress: LoadProgress, at: Date): Promise<boolean>
  abstract end(runId: RunId, how: LoadRunEnd, summary: LoadSummary | null, at: Date): Promise<void>
  /** Asks an active run to stop; returns whether there was one. */
  abstract requestStop(runId: RunId): Promise<boolean>
  /** Ends runs that have not reported since `staleBefore`; returns how many. */
  abstract endStale(staleBefore: Date, at: Date): Promise<number>
}
