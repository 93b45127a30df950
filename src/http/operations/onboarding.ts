import type { Use } from '../../core/shared/index.ts'
import { can } from '../../core/access/index.ts'
import { decideApplication } from '../../core/onboarding/index.ts'
import { ApplicationReads } from '../../reads/index.ts'
import { command, type Operations, read } from '../operation.ts'
import { pageOf } from '../page.ts'

export const onboardingOperations = (use: Use): Pick<Operations, 'listApplications' | 'decideApplication'> => {
  const applications = use(ApplicationReads)
  return {
    listApplications: read(({ path, query, actor }) =>
      applications.list(path.companyId, can(actor, 'decideApplications'), query.status, pageOf(query, 100)),
    ),
    decideApplication: command(async ({ path: { companyId, applicationId }, body: { status, notes }, actor }) => {
      await use(decideApplication)({ companyId, applicationId, actor, status, notes: notes ?? null })
      return { success: true, application: await applications.one(companyId, applicationId) }
    }),
  }
}
