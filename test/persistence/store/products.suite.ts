import { describe, expect, it } from 'vitest'
import type { House } from '../../support/house.ts'
import { aProduct, aSupplier, someId, someTime } from '../../support/samples.ts'

export const supplierTermsSuite = (house: () => House): void => {
  describe('terms of delivery', () => {
    it('are saved on top of the version before, one of two at once', async () => {
      const supplier = aSupplier()
      await house().companies.add(supplier)
      const save = (version: number, cutoffDays: number) =>
        house().transaction.run(() =>
          house().supplierTerms.save(supplier.id, {
            weekdays: [1, 2, 6],
            cutoffDays,
            cutoffTime: '24:00',
            minimumAmount: 0,
            version,
          }),
        )
      const present = () => house().transaction.run(() => house().supplierTerms.forChange(supplier.id))
      expect(await present()).toBeNull()
      expect(await save(1, 0)).toBe(true)
      expect(await save(1, 1)).toBe(false)
      expect(await save(2, 2)).toBe(true)
      expect(await save(2, 3)).toBe(false)
      expect(await present()).toMatchObject({ weekdays: [1, 2, 6], cutoffDays: 2, version: 2 })
    })
  })
}

export const productsSuite = (house: () => House): void => {
  const inTransaction = <T>(work: () => Promise<T>) => house().transaction.run(work)
  const aShop = async () => {
    const supplier = aSupplier()
    await house().companies.add(supplier)
    return supplier
  }
  const cause = (reason: 'opening' | 'correction') => ({ reason, orderId: null, actor: null, at: someTime })

  describe('products', () => {
    it('are found by id only for their supplier, even if deleted', async () => {
      const supplier = await aShop()
      const [one, other] = [aProduct(supplier), aProduct(supplier, { isActive: false, imageUrl: '/resim.webp' })]
      await house().products.add(other, one)
      const ids = [other.id, someId(), one.id]
      expect(await inTransaction(() => house().products.forChange(supplier.id, ids))).toEqual([one, other])
      expect(await inTransaction(() => house().products.forChange(someId(), ids))).toEqual([])
    })

    it('are found by folded names while they are sold', async () => {
      const supplier = await aShop()
      const rice = aProduct(supplier, { name: 'İri Pirinç' })
      const litres = aProduct(supplier, { name: 'iri pirinç', unitType: 'L' })
      await house().products.add(rice, litres, aProduct(supplier, { name: 'IRI PIRINC', isActive: false }))
      const found = await inTransaction(() =>
        house().products.listedForChange(supplier.id, ['iri pirinc', 'nohut'], []),
      )
      expect(found).toEqual([rice, litres])
      expect(await inTransaction(() => house().products.listedForChange(supplier.id, [], []))).toEqual([])
    })

    it('are unique by name and unit among those being sold', async () => {
      const supplier = await aShop()
      const [rice, bulgur] = [aProduct(supplier, { name: 'Pirinç' }), aProduct(supplier, { name: 'Bulgur' })]
      await house().products.add(rice, bulgur)
      const taken = { kind: 'conflict', code: 'product.name_taken' }
      await expect(
        inTransaction(() => house().products.add(aProduct(supplier, { name: 'PİRİNC' }))),
      ).rejects.toMatchObject(taken)
      await expect(
        inTransaction(() => house().products.update(Object.assign(aProduct(supplier), bulgur, { name: 'pirinç' }))),
      ).rejects.toMatchObject(taken)
      await house().products.update(Object.assign(aProduct(supplier), rice, { isActive: false }))
      await house().products.add(aProduct(supplier, { name: 'Pirinç' }))
    })

    it('are unique by code among those being sold, and found by it', async () => {
      const supplier = await aShop()
      const [rice, bulgur] = [aProduct(supplier, { code: 'PRİNÇ-25' }), aProduct(supplier, { code: 'B1' })]
      await house().products.add(rice, bulgur, aProduct(supplier), aProduct(await aShop(), { code: 'B1' }))
      const taken = { kind: 'conflict', code: 'product.code_taken' }
      await expect(
        inTransaction(() => house().products.add(aProduct(supplier, { code: 'prinç-25' }))),
      ).rejects.toMatchObject(taken)
      await expect(
        inTransaction(() => house().products.update(Object.assign(aProduct(supplier), bulgur, { code: 'Prinç-25' }))),
      ).rejects.toMatchObject(taken)
      const found = await inTransaction(() =>
        house().products.listedForChange(supplier.id, ['yok'], ['princ-25', 'b2']),
      )
      expect(found).toEqual([rice])
      await house().products.update(Object.assign(aProduct(supplier), rice, { isActive: false }))
      await house().products.add(aProduct(supplier, { code: 'PRİNÇ-25' }))
    })

    it('come to an order with the terms of their supplier', async () => {
      const supplier = await aShop()
      const sack = aProduct(supplier, { unitType: 'Çuval', contentQuantity: 2_500, contentUnit: 'kg', vatRate: 1 })
      await house().products.add(sack)
      const forOrder = () => inTransaction(() => house().products.forOrder(supplier.id, [sack.id, someId()]))
      expect(await forOrder()).toEqual({ products: [sack], terms: null })
      const terms = { weekdays: [1, 4], cutoffDays: 1, cutoffTime: '16:00', minimumAmount: 250_050, version: 1 }
      await inTransaction(() => house().supplierTerms.save(supplier.id, terms))
      expect(await forOrder()).toEqual({ products: [sack], terms })
    })

    it('can be changed except for their stock', async () => {
      const supplier = await aShop()
      const product = aProduct(supplier)
      await house().products.add(product)
      const changed = { ...product, name: 'Baldo', unitPrice: 8_000, category: '', version: 2 }
      await house().products.update(Object.assign(aProduct(supplier), changed, { stockQuantity: 900 }))
      expect(await inTransaction(() => house().products.forChange(supplier.id, [product.id]))).toEqual([changed])
    })

    it('gain and lose stock only by movements, and never go below zero', async () => {
      const supplier = await aShop()
      const [rice, oil] = [aProduct(supplier), aProduct(supplier, { unitType: 'L' })]
      await house().products.add(rice, oil)
      const move = (
        reason: 'opening' | 'correction',
        ...stocks: [productId: string, stock: number, reserved: number][]
      ) =>
        inTransaction(() =>
          house().products.move(
            supplier.id,
            stocks.map(([productId, stock, reserved]) => ({ productId, stock, reserved })),
            cause(reason),
          ),
        )
      await move('opening', [rice.id, 1_050, 0], [oil.id, 300, 0])
      await move('correction', [rice.id, -1_000, 1_000], [oil.id, 0, 5])
      await expect(move('correction', [oil.id, -100, 0], [rice.id, -51, 0])).rejects.toMatchObject({
        kind: 'unacceptable',
      })
      const held = await inTransaction(() => house().products.forChange(supplier.id, [rice.id, oil.id]))
      expect(held.map(({ stockQuantity }) => stockQuantity)).toEqual([50, 300])
      expect(await house().movementsOf(rice.id)).toEqual([
        { stock: 1_050, stockAfter: 1_050, reason: 'opening', orderId: null },
        { stock: -1_000, stockAfter: 50, reason: 'correction', orderId: null },
      ])
      expect(await house().movementsOf(oil.id)).toHaveLength(1)
      expect([await house().reservedOf(rice.id), await house().reservedOf(oil.id)]).toEqual([1_000, 5])
    })

    it('of another supplier cannot be moved', async () => {
      const [supplier, stranger] = [await aShop(), await aShop()]
      const product = aProduct(supplier)
      await house().products.add(product)
      await house().products.move(stranger.id, [{ productId: product.id, stock: 100, reserved: 0 }], cause('opening'))
      expect(await house().movementsOf(product.id)).toEqual([])
    })
  })
}
