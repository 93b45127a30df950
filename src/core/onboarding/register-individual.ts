import { acceptablePassword, type Member, Passwords } from '../access/index.ts'
import { Trail } from '../audit/index.ts'
import { Companies } from '../companies/index.ts'
import { Clock, create, Ids, Limits, phoneOrRefuse, Refusal, takeWithin, tidyName, useCase } from '../shared/index.ts'
import { Employee, Employees } from '../workforce/index.ts'

/** A whole factory may register behind one address on its first day. */
const registrationsPerHour = 500

export interface Registration {
  fullName: string
  phone: string
  password: string
  companyId: string
  departmentId: string
  /** Network address of the caller. */
  address: string
}

/** Nobody is signed in yet: people who register act for themselves. */
const asThemselves = ({ id, companyId, role }: Employee): Member => ({
  kind: 'individual',
  userId: id,
  companyId,
  companyType: 'corporate',
  role,
  mustChangePassword: false,
})

export const registerIndividual = useCase(
  [Companies, Employees, Passwords, Limits, Trail, Ids, Clock],
  (companies, employees, passwords, limits, trail, ids, clock) =>
    async (wish: Registration): Promise<Employee> => {
      const phone = phoneOrRefuse(wish.phone)
      const fullName = tidyName(wish.fullName)
      acceptablePassword(wish.password)
      await takeWithin(limits, `registration:${wish.companyId}:${wish.address}`, registrationsPerHour, 3600)
      const passwordHash = await passwords.hash(wish.password)

      const company = await companies.byId(wish.companyId)
      if (company === null || !company.isActive || company.type !== 'corporate') throw new Refusal('company.unknown')
      const employee = create(Employee, {
        id: ids.next(),
        companyId: company.id,
        departmentId: wish.departmentId,
        fullName,
        phone,
        email: null,
        role: 'individual',
        passwordHash,
        passwordExpiresAt: null,
        isActive: true,
        createdAt: clock.now(),
      })
      await employees.add(employee)
      await trail.write({
        event: 'user.registered',
        companyId: company.id,
        actor: asThemselves(employee),
        meta: { user_id: employee.id, department_id: wish.departmentId },
      })
      return employee
    },
)
