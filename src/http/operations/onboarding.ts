import { can } from '../../core/access/index.ts'
import { decideApplication } from '../../core/onboarding/index.ts'
import { ApplicationReads } from '../../reads/index.ts'
import { command, type Operations, read, type Use } from '../operation.ts'
import { pageOf } from '../page.ts'

export const onboardingOperations = (use: Use): Pick<Operations, 'listApplications' | 'decideApplication'> => {
  const applications = use(ApplicationReads)
  return {
    listApplications: read(({ path, query, member }) =>
      applications.list(path.companyId, can(member, 'decideApplications'), query.status, pageOf(query, 100)),
    ),
    decideApplication: command(async ({ path: { companyId, applicationId }, body: { status, notes }, member }) => {
      await use(decideApplication)({ companyId, applicationId, actorId: member.userId, status, notes: notes ?? null })
      return { success: true, application: await applications.one(companyId, applicationId) }
    }),
  }
}
