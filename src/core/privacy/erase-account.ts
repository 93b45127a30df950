import { holdAuthority } from '../access/index.ts'
import type { Actor } from '../actors/rules.ts'
import { logEvent, telling, Trail } from '../audit/index.ts'
import { Messages } from '../mail/index.ts'
import { Clock, type CompanyId, useCase, type UserId } from '../shared/index.ts'
import { employeeRefusal, Employees, refuseAbove, updateEmployee } from '../workforce/index.ts'
import { type AccountKey, type DestroyerKind, destroyerOf, Erasures } from './ports.ts'

export const accountErased = logEvent('privacy.account_erased', 'USER_UPDATED', telling<{ userId: UserId }>())

/** Destroys what is kept about an inactive person, whoever decided it. */
export const destroyAccount = useCase(
  [Erasures, Messages, Clock],
  (erasures, messages, clock) =>
    async (account: AccountKey, by: DestroyerKind): Promise<void> => {
      const { companyId, userId } = account
      const now = clock.now()
      for (const id of await erasures.messagesOf(account)) await messages.remove(companyId, userId, id, now)
      await erasures.erase(account, by, now)
    },
)

/**
 * Erases an account for good; an active one is deactivated first, with everything that this means. An erased account is
 * left as it is.
 */
export const eraseAccount = useCase(
  [holdAuthority, updateEmployee, destroyAccount, Employees, Erasures, Trail],
  (hold, update, destroy, employees, erasures, trail) =>
    async ({
      companyId,
      userId,
      actor: asking,
    }: {
      companyId: CompanyId
      userId: UserId
      actor: Actor
    }): Promise<void> => {
      const actor = await hold(companyId, asking, 'manageEmployees')
      const account = { companyId, userId }
      const employee = await employees.forChange(companyId, userId)
      if (employee === null) {
        if (await erasures.isErased(account)) return
        throw employeeRefusal('employee.missing')
      }
      refuseAbove(actor, employee)
      if (employee.isActive) await update({ companyId, employeeId: userId, actor, changes: { isActive: false } })
      await destroy(account, destroyerOf(actor))
      await trail.write({ event: accountErased, companyId, actor, meta: { userId } })
    },
)
