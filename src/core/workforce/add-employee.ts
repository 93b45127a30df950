import { acceptablePassword, type Actor, Passwords, type Role } from '../access/index.ts'
import { logEvent, Trail } from '../audit/index.ts'
import { Companies } from '../companies/index.ts'
import { Clock, create, Ids, phoneOrRefuse, tidyName, useCase } from '../shared/index.ts'
import { Employee } from './employee.ts'
import { Employees, OneTimePasswords } from './ports.ts'
import { oneTimePasswordDays } from './rules.ts'

export const userAdded = logEvent('user.added', 'USER_CREATED')

export interface NewEmployee {
  actor: Actor
  companyId: string
  fullName: string
  phone: string
  role: Role
  departmentId: string | null
  email?: string | undefined
  /** Default: a one-time password. */
  password?: string | undefined
}

/** Enrols one person by hand, e.g. while a company is being set up. */
export const addEmployee = useCase(
  [Employees, Companies, Passwords, OneTimePasswords, Trail, Ids, Clock],
  (employees, companies, passwords, oneTimePasswords, trail, ids, clock) =>
    async (input: NewEmployee): Promise<{ employee: Employee; oneTimePassword: string | null }> => {
      const createdAt = clock.now()
      const fullName = tidyName(input.fullName)
      const phone = phoneOrRefuse(input.phone)
      const ownPasswordHash = async (): Promise<string> => {
        const companyName = (await companies.byId(input.companyId))?.name
        return passwords.hash(
          acceptablePassword(input.password ?? '', { names: [fullName], phones: [phone], companyName }),
        )
      }
      const oneTime = input.password === undefined ? oneTimePasswords.issue() : null
      const employee = create(Employee, {
        id: ids.next(),
        companyId: input.companyId,
        departmentId: input.departmentId,
        fullName,
        phone,
        email: input.email ?? null,
        role: input.role,
        passwordHash: oneTime?.hash ?? (await ownPasswordHash()),
        passwordExpiresAt: oneTime ? new Date(createdAt.getTime() + oneTimePasswordDays * 86_400_000) : null,
        isActive: true,
        version: 1,
        createdAt,
      })
      await employees.add(employee)
      await trail.write({
        event: userAdded,
        companyId: input.companyId,
        actor: input.actor,
        meta: { userId: employee.id, role: employee.role },
      })
      return { employee, oneTimePassword: oneTime?.password ?? null }
    },
)
