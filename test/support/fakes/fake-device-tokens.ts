import { DeviceTokens } from '../../../src/core/access/index.ts'

export class FakeDeviceTokens extends DeviceTokens {
  #devices = 0

  issue(account: string, device: string | null, expiresAt: Date): string {
    return [device ?? `device-${++this.#devices}`, account, expiresAt.toISOString()].join(' ')
  }

  deviceOf(token: string, account: string, now: Date): string | null {
    const [device, of, expiresAt] = token.split(' ')
    return device && of === account && new Date(expiresAt ?? '') > now ? device : null
  }
}
