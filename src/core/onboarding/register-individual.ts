import { acceptablePassword, Passwords, Tokens } from '../access/index.ts'
import type { Member } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { Companies, companyRefusal } from '../companies/index.ts'
import { tellAdministrator } from '../notifications/index.ts'
import {
  Clock,
  type CompanyId,
  type DepartmentId,
  Ids,
  Limits,
  phoneOrRefuse,
  takeWithin,
  tidyName,
  useCase,
  type UserId,
} from '../shared/index.ts'
import {
  Departments,
  type Employee,
  employeeRefusal,
  Employees,
  fullNameRule,
  holdDepartment,
  newEmployee,
} from '../workforce/index.ts'
import { type Application, newApplication } from './application.ts'
import { privacyAcceptance } from './privacy.ts'
import { maxWaitingApplications } from './rules.ts'
import { submitApplicationRefusal } from './submit-application.ts'
import { Applications } from './ports.ts'

export const userRegistered = logEvent(
  'user.registered',
  'USER_CREATED',
  telling<{ userId: UserId; departmentId: DepartmentId }>(),
)

/** A whole factory may register from one IP address on its first day. */
const registrationsPerHour = 500

export interface Registration {
  fullName: string
  phone: string
  password: string
  companyId: CompanyId
  departmentId: DepartmentId
  /** Version of the privacy notice the person was shown. */
  privacyVersion?: string | undefined
  /** The secret at the end of the person's link, where the state can be seen if the firm has to approve. */
  linkSecret?: string | undefined
  /** The caller's IP address. */
  address: string
}

/** A member, or an application if the firm decides about everybody who registers. */
export type Registered = { employee: Employee } | { application: Application }

/** Nobody is signed in yet, so people who register act as themselves. */
const asThemselves = ({ id, companyId, role }: Employee): Member => ({
  kind: 'individual',
  userId: id,
  companyId,
  companyType: 'corporate',
  role,
  mustChangePassword: false,
})

export const registerIndividual = useCase(
  {
    companies: Companies,
    departments: Departments,
    employees: Employees,
    applications: Applications,
    passwords: Passwords,
    tokens: Tokens,
    limits: Limits,
    trail: Trail,
    tell: tellAdministrator,
    ids: Ids,
    clock: Clock,
  },
  ({ companies, departments, employees, applications, passwords, tokens, limits, trail, tell, ids, clock }) =>
    async (input: Registration): Promise<Registered> => {
      const phone = phoneOrRefuse(input.phone)
      const fullName = tidyName(input.fullName, fullNameRule)
      const owner = { names: [fullName], phones: [phone] }
      acceptablePassword(input.password, owner)
      const createdAt = clock.now()
      const privacy = privacyAcceptance(input.privacyVersion, createdAt)
      await takeWithin(limits, `registration:${input.companyId}:${input.address}`, registrationsPerHour, 3600)
      const passwordHash = await passwords.hash(input.password)

      const company = await companies.byId(input.companyId)
      if (company === null || !company.isActive || company.type !== 'corporate') throw companyRefusal('company.unknown')
      acceptablePassword(input.password, { ...owner, companyName: company.name })
      // Of two concurrent registrations, the second is refused by the constraint, with the message meant for managers.
      if (await applications.isMember(company.id, phone)) throw employeeRefusal('employee.phone_taken', { by: 'self' })
      await holdDepartment(departments, company.id, input.departmentId)
      if (company.registrationNeedsApproval) {
        if ((await applications.holdWaiting(company.id)) >= maxWaitingApplications)
          throw submitApplicationRefusal('application.too_many_waiting')
        const application = newApplication({
          id: ids.next(),
          companyId: company.id,
          departmentId: input.departmentId,
          newCompany: null,
          applicantName: fullName,
          applicantPhone: phone,
          applicantEmail: null,
          passwordHash,
          linkHash: input.linkSecret === undefined ? null : tokens.hashOf(input.linkSecret),
          ...privacy,
          createdAt,
        })
        await applications.add(application)
        return { application }
      }
      const employee = newEmployee({
        id: ids.next(),
        companyId: company.id,
        departmentId: input.departmentId,
        fullName,
        phone,
        role: 'individual',
        passwordHash,
        passwordExpiresAt: null,
        ...privacy,
        createdAt,
      })
      await employees.add(employee)
      await trail.write({
        event: userRegistered,
        companyId: company.id,
        actor: asThemselves(employee),
        meta: { userId: employee.id, departmentId: input.departmentId },
      })
      await tell({ event: 'userCreated', companyId: company.id, count: 1 })
      return { employee }
    },
)
