import { type FactorHolder, holderIdOf, SecondFactorCodes, SecondFactors } from '../../../src/core/access/index.ts'

interface Row {
  holderId: string
  secret: string
  isOn: boolean
  lastStep: number
  recoveryCodes: string[]
}

export class FakeSecondFactors extends SecondFactors {
  rows: Row[] = []

  of(holder: FactorHolder): Promise<{ secret: string; isOn: boolean } | null> {
    const row = this.#find(holder)
    return Promise.resolve(row === undefined ? null : { secret: row.secret, isOn: row.isOn })
  }

  isOn(holder: FactorHolder): boolean {
    return this.#find(holder)?.isOn === true
  }

  prepare(holder: FactorHolder, secret: string, _at: Date): Promise<boolean> {
    if (this.isOn(holder)) return Promise.resolve(false)
    this.#remove(holder)
    this.rows.push({ holderId: holderIdOf(holder), secret, isOn: false, lastStep: 0, recoveryCodes: [] })
    return Promise.resolve(true)
  }

  switchOn(holder: FactorHolder): Promise<boolean> {
    const row = this.#find(holder)
    if (row === undefined || row.isOn) return Promise.resolve(false)
    row.isOn = true
    return Promise.resolve(true)
  }

  switchOff(holder: FactorHolder): Promise<boolean> {
    if (!this.isOn(holder)) return Promise.resolve(false)
    this.#remove(holder)
    return Promise.resolve(true)
  }

  useStep(holder: FactorHolder, secret: string, step: number): Promise<boolean> {
    const row = this.#find(holder)
    if (row?.secret !== secret || row.lastStep >= step) return Promise.resolve(false)
    row.lastStep = step
    return Promise.resolve(true)
  }

  useRecoveryCode(holder: FactorHolder, codeHash: string): Promise<boolean> {
    const row = this.#find(holder)
    const at = row?.recoveryCodes.indexOf(codeHash) ?? -1
    if (at >= 0) row?.recoveryCodes.splice(at, 1)
    return Promise.resolve(at >= 0)
  }

  replaceRecoveryCodes(holder: FactorHolder, codeHashes: readonly string[]): Promise<boolean> {
    const row = this.#find(holder)
    if (row !== undefined) row.recoveryCodes = [...codeHashes]
    return Promise.resolve(row !== undefined)
  }

  #find(holder: FactorHolder): Row | undefined {
    return this.rows.find(({ holderId }) => holderId === holderIdOf(holder))
  }

  #remove(holder: FactorHolder): void {
    this.rows = this.rows.filter(({ holderId }) => holderId !== holderIdOf(holder))
  }
}

/** The code of a time step is the step itself, and that of a recovery code its number. */
export class FakeSecondFactorCodes extends SecondFactorCodes {
  #issued = 0

  newSecret(): string {
    return `SECRET${++this.#issued}`.padEnd(32, 'A')
  }

  addressOf(secret: string, account: string): string {
    return `otpauth://totp/${account}?secret=${secret}`
  }

  stepOf(_secret: string, code: string, now: Date): number | null {
    const step = Math.floor(now.getTime() / 30_000)
    return [step - 1, step, step + 1].find((one) => this.codeAt(one) === code) ?? null
  }

  codeAt(step: number): string {
    return String(step % 1_000_000).padStart(6, '0')
  }

  newRecoveryCode(): string {
    return `RECOVERY-${++this.#issued}`
  }

  recoveryHashOf(typed: string): string {
    return `hash of ${typed}`
  }
}
