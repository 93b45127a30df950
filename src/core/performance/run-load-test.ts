import { KitchenLists } from '../menus/index.ts'
import { homeTimezone, Transaction, useCase } from '../shared/index.ts'
import { closesAt, defaultCutOff } from '../shifts/index.ts'
import type { LoadStep, LoadTest } from './load-test.ts'
import { LoadGenerator, type LoadPlan, SyntheticCompanies, type SyntheticCompany } from './ports.ts'
import { prepareSyntheticCompany, type SyntheticNames } from './prepare-synthetic-company.ts'
import type { LoadProgress, LoadSummary } from './verdict.ts'

/** Steps that need no session, and therefore no synthetic people. */
const anonymousSteps: readonly LoadStep[] = ['liveness', 'companySearch']

const needsCompany = ({ steps }: LoadTest): boolean => steps.some((step) => !anonymousSteps.includes(step))

/**
 * A placeholder for tests without a company. It has 200 empty people because the generator gives each connection some
 * of them.
 */
const noCompany: SyntheticCompany = {
  companyId: '',
  cateringId: '',
  shiftId: '',
  date: '',
  password: '',
  staffToken: '',
  cookToken: '',
  eaters: Array.from({ length: 200 }, () => ({ userId: '', phone: '', token: '' })),
}

export type Load = Pick<LoadPlan, 'url' | 'connections' | 'seconds' | 'perSecond'>

/** Freezes the synthetic firm's list as at its cut-off; returns how many of its figures differ from a recount. */
const freezeAndRecount = useCase(
  [KitchenLists, SyntheticCompanies, Transaction],
  (lists, companies, transaction) =>
    async ({ companyId, date }: SyntheticCompany): Promise<number> => {
      const cutOff = closesAt(date, defaultCutOff, homeTimezone)
      await transaction.run(() => lists.freezeDue([companyId], cutOff, 1))
      return companies.listDifferences(companyId)
    },
)

/** Creates a synthetic company for the duration of the run if any step needs a session. */
export const runLoadTest = useCase(
  [prepareSyntheticCompany, SyntheticCompanies, LoadGenerator, freezeAndRecount],
  (prepare, companies, generator, freezeAndRecount) =>
    async (
      test: LoadTest,
      load: Load,
      names: SyntheticNames,
      onSecond: (progress: LoadProgress) => void | Promise<boolean>,
    ): Promise<LoadSummary> => {
      const { steps } = test
      if (!needsCompany(test)) return generator.run({ ...load, steps, company: noCompany }, onSecond)
      const company = await prepare(names)
      try {
        const summary = await generator.run({ ...load, steps, company }, onSecond)
        return test.endsWithCutOff ? { ...summary, listDifferences: await freezeAndRecount(company) } : summary
      } finally {
        await companies.remove([company.companyId, company.cateringId])
      }
    },
)
