import {
  hasPassed,
  judge,
  type Judgement,
  type LoadGenerator,
  type LoadSummary,
  type LoadTest,
  prepareSyntheticCompany,
  SyntheticCompanies,
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

const press = async (
  test: LoadTest,
  { url, connections, seconds, perSecond, thresholds }: Run,
  company: SyntheticCompany,
  onSecond: (answers: number) => void,
): Promise<Outcome> => {
  const generator: LoadGenerator = newLoadGenerator()
  const summary = await generator.run({ url, connections, seconds, perSecond, steps: test.steps, company }, onSecond)
  const judgements = judge(summary, thresholds)
  return { summary, judgements, passed: hasPassed(judgements) }
}

/** Steps with a session get a synthetic company for the time of the run. */
export const runLoadTest = async (test: LoadTest, run: Run, onSecond: (answers: number) => void): Promise<Outcome> => {
  if (test.steps.every((step) => anonymousSteps.has(step))) return press(test, run, noCompany, onSecond)
  return withApplication(async (use) => {
    const company = await use(prepareSyntheticCompany)(syntheticNames)
    try {
      return await press(test, run, company, onSecond)
    } finally {
      await use(SyntheticCompanies).remove([company.companyId, company.cateringId])
    }
  })
}
