import {
  AdminDevices,
  type AdminEvents,
  type AdminNews,
  type PushTarget,
} from '../../../src/core/notifications/index.ts'
import type { FakeAdministrators } from './fake-administrators.ts'

export class FakeAdminDevices extends AdminDevices {
  device: { id: string; administratorId: string; target: PushTarget } | null = null
  #events: AdminEvents = { userCreated: true, applicationSubmitted: true }
  readonly #administrators: FakeAdministrators
  constructor(administrators: FakeAdministrators) {
    super()
    this.#administrators = administrators
  }

  enable(device: { id: string; administratorId: string; target: PushTarget }): Promise<void> {
    this.device = device
    return Promise.resolve()
  }

  disable(endpoint: string): Promise<void> {
    return this.#drop(this.device?.target.endpoint === endpoint)
  }

  disableOf(administratorId: string): Promise<void> {
    return this.#drop(this.device?.administratorId === administratorId)
  }

  remove(deviceId: string): Promise<void> {
    return this.#drop(this.device?.id === deviceId)
  }

  saveEvents(events: AdminEvents): Promise<void> {
    this.#events = events
    return Promise.resolve()
  }

  pending({ event }: AdminNews) {
    return this.#events[event] ? this.trial() : Promise.resolve(null)
  }

  trial() {
    const valid = this.#administrators.rows.some(({ id }) => id === this.device?.administratorId) ? this.device : null
    return Promise.resolve(valid && { deviceId: valid.id, target: valid.target, title: '', body: '' })
  }

  #drop(isMeant: boolean): Promise<void> {
    if (isMeant) this.device = null
    return Promise.resolve()
  }
}
