import { Tokens } from '../access/index.ts'
import { Limits, refusals, takeWithin, useCase } from '../shared/index.ts'
import type { ApplicationState, LinkedApplication } from './application.ts'
import { Applications } from './ports.ts'

export const applicationStateRefusal = refusals({ 'application.link_unknown': 'missing' })

/** An open page polls once a minute. Nobody can guess 256 bits, so this need not be strict. */
const readsPerHour = 600

const stateOf = ({ application, company }: LinkedApplication): ApplicationState => {
  const { mode, status, departmentId, newCompany, createdAt } = application
  return {
    mode,
    status,
    isEmployee: departmentId !== null,
    companyName: company?.name ?? newCompany?.name ?? '',
    companyType: company?.type ?? newCompany?.type ?? 'corporate',
    companySlug: company?.slug ?? null,
    phone: newCompany?.ownerPhone ?? application.applicantPhone,
    createdAt,
    decidedAt: status === 'pending' ? null : application.updatedAt,
    reason: status === 'rejected' ? application.notes : null,
  }
}

/** Returns the state of an application to whoever has its link (rule I13). */
export const getApplicationState = useCase(
  [Applications, Tokens, Limits],
  (applications, tokens, limits) =>
    async ({ linkSecret, address }: { linkSecret: string; address: string }): Promise<ApplicationState> => {
      await takeWithin(limits, `application-state:${address}`, readsPerHour, 3600)
      const found = await applications.byLink(tokens.hashOf(linkSecret))
      if (found === null) throw applicationStateRefusal('application.link_unknown')
      return stateOf(found)
    },
)
