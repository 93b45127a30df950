import type { LoadSummary } from './verdict.ts'

export interface LoadRequest {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

/** Requests a second, if not as many as possible. */
export interface LoadPlan {
  url: string
  connections: number
  seconds: number
  perSecond: number | undefined
  requests: readonly LoadRequest[]
}

/** Makes the requests from a process of its own, each connection with its own share of them. */
export abstract class LoadGenerator {
  /** `onSecond` hears once a second how many answers came so far. */
  abstract run(plan: LoadPlan, onSecond: (answers: number) => void): Promise<LoadSummary>
}

export interface SyntheticEater {
  userId: string
  phone: string
  token: string
}

/** The company that load tests write to, and nobody else eats at. */
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
