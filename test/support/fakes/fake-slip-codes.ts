import { SlipCodes } from '../../../src/core/access/index.ts'

export class FakeSlipCodes extends SlipCodes {
  rows: { companyId: string; userId: string; hash: string }[] = []

  keep(companyId: string, codes: readonly { userId: string; hash: string }[]): Promise<void> {
    const renewed = new Set(codes.map(({ userId }) => userId))
    void this.#keepWhere(({ userId }) => !renewed.has(userId))
    this.rows.push(...codes.map((code) => ({ companyId, ...code })))
    return Promise.resolve()
  }

  forget(companyId: string, userId: string): Promise<void> {
    return this.#keepWhere((one) => one.companyId !== companyId || one.userId !== userId)
  }

  forgetAllOf(companyId: string): Promise<void> {
    return this.#keepWhere((one) => one.companyId !== companyId)
  }

  forgetOf(...userIds: string[]): Promise<void> {
    return this.#keepWhere(({ userId }) => !userIds.includes(userId))
  }

  /** Returns whether the person had the code. */
  use(userId: string, hash: string): boolean {
    const before = this.rows.length
    void this.#keepWhere((one) => one.userId !== userId || one.hash !== hash)
    return this.rows.length < before
  }

  #keepWhere(isKept: (row: FakeSlipCodes['rows'][number]) => boolean): Promise<void> {
    this.rows = this.rows.filter(isKept)
    return Promise.resolve()
  }
}
