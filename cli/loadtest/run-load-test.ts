import {
  hasPassed,
  judge,
  type Judgement,
  type Load,
  type LoadProgress,
  type LoadSummary,
  type LoadTest,
  needsCompany,
  noCompany,
  runLoadTest,
  type Thresholds,
} from '../../src/core/performance/index.ts'
import { newLoadGenerator } from '../../src/main/index.ts'
import { syntheticNames } from '../../src/texts/performance.ts'
import { withApplication } from '../with-application.ts'

export interface Outcome {
  summary: LoadSummary
  judgements: Judgement[]
  passed: boolean
}

/** A test without sessions opens no database. */
export const pressServer = async (
  test: LoadTest,
  load: Load,
  thresholds: Thresholds,
  onSecond: (progress: LoadProgress) => void,
): Promise<Outcome> => {
  const summary = needsCompany(test)
    ? await withApplication((use) => use(runLoadTest)(test, load, syntheticNames, onSecond))
    : await newLoadGenerator().run({ ...load, steps: test.steps, company: noCompany }, onSecond)
  const judgements = judge(summary, thresholds)
  return { summary, judgements, passed: hasPassed(judgements) }
}
