import {
  hasPassed,
  judge,
  type Judgement,
  type LoadGenerator,
  type LoadSummary,
  type LoadTest,
  prepareSyntheticCompany,
  type SyntheticCompany,
  type Thresholds,
} from '../../src/core/performance/index.ts'
import { newLoadGenerator } from '../../src/main/index.ts'
import { withApplication } from '../with-application.ts'
import { syntheticNames } from './texts.ts'

export interface Run {
  url: string
  connections: number
  seconds: number
  perSecond: number | undefined
  thresholds: Thresholds
}

export interface Outcome {
  summary: LoadSummary
  judgements: Judgement[]
  passed: boolean
}

/** Steps without a session need no synthetic people, and so no database. */
const anonymousSteps = new Set(['liveness', 'companySearch'])
const noCompany: SyntheticCompany = {
  companyId: '',
  cateringId: '',
  shiftId: '',
  date: '',
  password: '',
  staffToken: '',
  eaters: Array.from({ length: 200 }, () => ({ userId: '', phone: '', token: '' })),
}

export const runLoadTest = async (test: LoadTest, run: Run, onSecond: (answers: number) => void): Promise<Outcome> => {
  const { url, connections, seconds, perSecond, thresholds } = run
  const company = test.steps.every((step) => anonymousSteps.has(step))
    ? noCompany
    : await withApplication((use) => use(prepareSyntheticCompany)(syntheticNames))
  const generator: LoadGenerator = newLoadGenerator()
  const summary = await generator.run({ url, connections, seconds, perSecond, steps: test.steps, company }, onSecond)
  const judgements = judge(summary, thresholds)
  return { summary, judgements, passed: hasPassed(judgements) }
}
