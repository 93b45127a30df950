import { RoleHolders } from '../../../src/core/access/index.ts'
import type { Role, RoleHolder } from '../../../src/core/actors/rules.ts'
import type { FakeEmployees } from './fake-employees.ts'
import type { FakeKeys } from './fake-keys.ts'

export class FakeRoleHolders extends RoleHolders {
  readonly #employees: FakeEmployees
  readonly #keys: FakeKeys
  constructor(employees: FakeEmployees, keys: FakeKeys) {
    super()
    this.#employees = employees
    this.#keys = keys
  }

  lockCompany(): Promise<void> {
    return Promise.resolve()
  }

  presentRole(companyId: string, holder: RoleHolder, now: Date): Promise<Role | null> {
    const found =
      holder.kind === 'key'
        ? this.#keys.rows.find((one) => one.id === holder.keyId && this.#keys.isLive(one, now))
        : this.#employees.rows.find((one) => one.id === holder.userId && one.isActive)
    return Promise.resolve(found?.companyId === companyId ? found.role : null)
  }
}
