import { acceptablePassword, Passwords, Tokens } from '../access/index.ts'
import { addressRule, Companies, companyNameRule, companyRefusal, taxNumberOrRefuse } from '../companies/index.ts'
import { tellAdministrator } from '../notifications/index.ts'
import {
  Clock,
  type CompanyId,
  Ids,
  Limits,
  phoneOrRefuse,
  refusals,
  takeWithin,
  tidyName,
  useCase,
} from '../shared/index.ts'
import { fullNameRule } from '../workforce/index.ts'
import { type Application, newApplication, type RequestedCompany } from './application.ts'
import { privacyAcceptance } from './privacy.ts'
import { maxWaitingApplications } from './rules.ts'
import { Applications } from './ports.ts'

export const submitApplicationRefusal = refusals({
  'application.already_pending': 'conflict',
  'application.already_member': 'conflict',
  'application.too_many_waiting': 'conflict',
  'application.link_taken': 'conflict',
})

const applicationsPerHour = 20

export interface ApplicationInput {
  applicant: { fullName: string; phone: string; email: string }
  password: string
  /** Version of the privacy notice the applicant was shown. */
  privacyVersion?: string | undefined
  /** The secret at the end of the applicant's link. */
  linkSecret?: string | undefined
  target: { companyId: CompanyId } | { newCompany: RequestedCompany }
  /** The caller's IP address. */
  address: string
}

const tidyRequest = (request: RequestedCompany): RequestedCompany => ({
  ...request,
  name: tidyName(request.name, companyNameRule),
  taxNumber: taxNumberOrRefuse(request.taxNumber),
  address: tidyName(request.address, addressRule),
  ownerFullName: tidyName(request.ownerFullName, fullNameRule),
  ownerPhone: phoneOrRefuse(request.ownerPhone),
})

export const submitApplication = useCase(
  {
    applications: Applications,
    companies: Companies,
    passwords: Passwords,
    tokens: Tokens,
    limits: Limits,
    tell: tellAdministrator,
    ids: Ids,
    clock: Clock,
  },
  ({ applications, companies, passwords, tokens, limits, tell, ids, clock }) =>
    async (input: ApplicationInput): Promise<Application> => {
      const phone = phoneOrRefuse(input.applicant.phone)
      const fullName = tidyName(input.applicant.fullName, fullNameRule)
      const newCompany = 'newCompany' in input.target ? tidyRequest(input.target.newCompany) : null
      const companyId = 'companyId' in input.target ? input.target.companyId : null
      const owner = {
        names: newCompany === null ? [fullName] : [fullName, newCompany.ownerFullName],
        phones: newCompany === null ? [phone] : [phone, newCompany.ownerPhone],
      }
      acceptablePassword(input.password, { ...owner, companyName: newCompany?.name })
      const now = clock.now()
      const privacy = privacyAcceptance(input.privacyVersion, now)
      await takeWithin(limits, `application:${input.address}`, applicationsPerHour, 3600)
      const passwordHash = await passwords.hash(input.password)

      if (companyId !== null) {
        const company = await companies.byId(companyId)
        if (company === null || !company.isActive) throw companyRefusal('company.unknown')
        acceptablePassword(input.password, { ...owner, companyName: company.name })
        if (await applications.isMember(companyId, phone)) throw submitApplicationRefusal('application.already_member')
        if ((await applications.holdWaiting(companyId)) >= maxWaitingApplications)
          throw submitApplicationRefusal('application.too_many_waiting')
      }
      const application = newApplication({
        id: ids.next(),
        companyId,
        newCompany,
        applicantName: fullName,
        applicantPhone: phone,
        applicantEmail: input.applicant.email,
        passwordHash,
        linkHash: input.linkSecret === undefined ? null : tokens.hashOf(input.linkSecret),
        ...privacy,
        createdAt: now,
      })
      await applications.add(application)
      await tell({ event: 'applicationSubmitted', applicationId: application.id })
      return application
    },
)
