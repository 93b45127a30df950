import { type AdministratorAccount, administratorRefusal, Administrators } from '../../../src/core/access/index.ts'
import { fold } from '../../../src/core/shared/index.ts'

export class FakeAdministrators extends Administrators {
  readonly rows: AdministratorAccount[] = []

  byUsername(username: string): Promise<AdministratorAccount | null> {
    return Promise.resolve(this.rows.find((one) => fold(one.username) === fold(username)) ?? null)
  }

  async add(administrator: AdministratorAccount): Promise<void> {
    if (await this.byUsername(administrator.username)) throw administratorRefusal('administrator.username_taken')
    this.rows.push(administrator)
  }
}
