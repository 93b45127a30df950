import {
  type Announced,
  maxDevicesPerPerson,
  type PersonalDevice,
  PushDevices,
} from '../../../src/core/notifications/index.ts'
import type { FakeInboxes } from './fake-inboxes.ts'
import type { FakeSessions } from './fake-sessions.ts'

export class FakePushDevices extends PushDevices {
  rows: PersonalDevice[] = []
  readonly #sessions: FakeSessions
  readonly #inboxes: FakeInboxes
  constructor(sessions: FakeSessions, inboxes: FakeInboxes) {
    super()
    this.#sessions = sessions
    this.#inboxes = inboxes
  }

  keep(device: PersonalDevice): Promise<void> {
    const isOwn = this.#sessions.rows.some(
      (one) => one.kind !== 'admin' && one.tokenHash === device.tokenHash && one.userId === device.userId,
    )
    if (!isOwn) return Promise.resolve()
    const before = this.rows.find((one) => one.target.endpoint === device.target.endpoint)
    this.rows = this.rows.filter((one) => one !== before && one.tokenHash !== device.tokenHash)
    this.rows.push(before?.tokenHash === device.tokenHash ? { ...device, id: before.id } : device)
    const theirs = this.rows
      .filter(({ userId }) => userId === device.userId)
      .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime() || (other.id > one.id ? 1 : -1))
    this.#drop(theirs.slice(maxDevicesPerPerson))
    return Promise.resolve()
  }

  forget(companyId: string, userId: string, endpoint: string): Promise<void> {
    this.#drop(this.#of(companyId).filter((one) => one.userId === userId && one.target.endpoint === endpoint))
    return Promise.resolve()
  }

  remove(companyId: string, deviceIds: readonly string[]): Promise<void> {
    this.#drop(this.#of(companyId).filter(({ id }) => deviceIds.includes(id)))
    return Promise.resolve()
  }

  async reachedBy({ companyId, notificationId }: Announced, now: Date): Promise<string[]> {
    const reached: string[] = []
    for (const { id, userId, tokenHash } of this.#of(companyId)) {
      const news = this.#inboxes.rows.find((row) => row.userId === userId && row.id === notificationId)
      if (news?.readAt === null && (await this.#sessions.actorOf(tokenHash, now)) !== null) reached.push(id)
    }
    return reached.sort()
  }

  async pending(news: Announced, deviceIds: readonly string[], now: Date) {
    const reached = await this.reachedBy(news, now)
    return this.rows
      .filter(({ id }) => reached.includes(id) && deviceIds.includes(id))
      .map(({ id, target }) => ({ id, target, title: '', body: '', subject: 'menu' as const, day: null }))
  }

  #of(companyId: string): PersonalDevice[] {
    return this.rows.filter((one) => one.companyId === companyId)
  }

  #drop(devices: readonly PersonalDevice[]): void {
    this.rows = this.rows.filter((one) => !devices.includes(one))
  }
}
