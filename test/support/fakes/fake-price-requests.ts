import { PriceRequest, PriceRequests, requestPriceRefusal } from '../../../src/core/partnerships/index.ts'
import { create } from '../../../src/core/shared/index.ts'

interface Pair {
  corporateId: string
  cateringId: string
}

export class FakePriceRequests extends PriceRequests {
  readonly rows: PriceRequest[] = []

  add(request: PriceRequest): Promise<void> {
    if (this.#open(request).length > 0) return Promise.reject(requestPriceRefusal('price_request.already_waiting'))
    this.rows.push(create(PriceRequest, request))
    return Promise.resolve()
  }

  of(companyId: string, requestId: string): Promise<PriceRequest | null> {
    const found = this.rows.find((one) => one.id === requestId && [one.corporateId, one.cateringId].includes(companyId))
    return Promise.resolve(found ? create(PriceRequest, found) : null)
  }

  settle({ id, status, unitPrice, note, settledAt }: PriceRequest): Promise<boolean> {
    const row = this.rows.find((one) => one.id === id && one.status === 'sent')
    Object.assign(row ?? {}, { status, unitPrice, note, settledAt })
    return Promise.resolve(row !== undefined)
  }

  expire(pair: Pair, sentUntil: Date, at: Date): Promise<void> {
    for (const row of this.#open(pair).filter(({ createdAt }) => createdAt <= sentUntil))
      Object.assign(row, { status: 'expired', settledAt: at })
    return Promise.resolve()
  }

  #open({ corporateId, cateringId }: Pair): PriceRequest[] {
    return this.rows.filter(
      (one) => one.status === 'sent' && one.corporateId === corporateId && one.cateringId === cateringId,
    )
  }
}
