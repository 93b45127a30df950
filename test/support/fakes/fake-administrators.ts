import { type AdministratorAccount, administratorRefusal, Administrators } from '../../../src/core/access/index.ts'
import { fold } from '../../../src/core/shared/index.ts'

export class FakeAdministrators extends Administrators {
  readonly rows: AdministratorAccount[] = []

  byUsername(username: string): Promise<AdministratorAccount | null> {
    return Promise.resolve(this.rows.find((one) => fold(one.username) === fold(username)) ?? null)
  }

  byId(administratorId: string): Promise<AdministratorAccount | null> {
    return Promise.resolve(this.rows.find(({ id }) => id === administratorId) ?? null)
  }

  async add(administrator: AdministratorAccount): Promise<void> {
    if (await this.byUsername(administrator.username)) throw administratorRefusal('administrator.username_taken')
    this.rows.push(administrator)
  }

  forChange(username: string): Promise<AdministratorAccount | null> {
    return this.byUsername(username)
  }

  lockAll(): Promise<void> {
    return Promise.resolve()
  }

  count(): Promise<number> {
    return Promise.resolve(this.rows.length)
  }

  replacePassword(administratorId: string, passwordHash: string): Promise<void> {
    for (const one of this.rows) if (one.id === administratorId) one.passwordHash = passwordHash
    return Promise.resolve()
  }

  remove(administratorId: string): Promise<void> {
    const at = this.rows.findIndex(({ id }) => id === administratorId)
    if (at !== -1) this.rows.splice(at, 1)
    return Promise.resolve()
  }
}
