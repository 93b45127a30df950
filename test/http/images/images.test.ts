import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { Housekeeping } from '../../../src/persistence/index.ts'
import { imageRequest } from '../../support/images.ts'
import { type Person, tokenOf } from '../../support/world.ts'
import { useProduct, useWorld } from '../../support/use-product.ts'

const product = useProduct({ env: { IMAGE_STORAGE: '1' } })
const world = useWorld(product)

const plate = readFileSync(join(import.meta.dirname, '../../fixtures/plate-chromium.png'))

/** As large as a picture can get, because noise cannot be compressed. */
const noise = async (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
      background: 'red',
    },
  })
    .webp({ quality: 90 })
    .toBuffer()

const upload = async (me: Person, file: Buffer) => {
  const as = await tokenOf(product, me)
  const { status, text } = await product.send(imageRequest(as, { type: me.companyType, companyId: me.companyId }, file))
  const answer = JSON.parse(text) as {
    image: { image_url: string; width: number; height: number }
    code: string
    detail: string
  }
  return { status, ...answer }
}
const get = (path: string, headers = {}) => product.send({ method: 'GET', path, headers })
const bytesOf = async (companyId: string) =>
  (
    await product.sql(`
      SELECT s.bytes::int AS counted, (SELECT sum(length(content))::int FROM images i WHERE i.company_id = s.company_id) AS kept,
        (SELECT count(*)::int FROM images i WHERE i.company_id = s.company_id) AS images
      FROM image_storage s WHERE s.company_id = '${companyId}'`)
  )[0]

describe('an uploaded picture', () => {
  it('is shown to anybody who has its address, and cached for good', async () => {
    const { status, image } = await upload(world.cateringA.people.corporate3, plate)
    expect(status).toBe(201)
    expect(image).toMatchObject({ width: 1200, height: 675 })
    const shown = await get(image.image_url)
    expect(shown.status).toBe(200)
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(await sharp(shown.bytes).metadata()).toMatchObject({ format: 'webp', width: 1200, height: 675 })
    const again = await get(image.image_url, { 'if-none-match': shown.headers.etag })
    expect([again.status, again.bytes.length, again.headers['cache-control']]).toEqual([
      304,
      0,
      shown.headers['cache-control'],
    ])
  })

  it('is not found under another company or a guessed address', async () => {
    const { image } = await upload(world.cateringA.people.corporate3, plate)
    const id = image.image_url.split('/').at(-1)!
    expect((await get(`/api/images/${world.cateringB.company.id}/${id}`)).status).toBe(404)
    expect((await get(`/api/images/${world.cateringA.company.id}/${'A'.repeat(43)}`)).status).toBe(404)
    expect((await get(`/api/images/${world.cateringA.company.id}/1`)).status).toBe(400)
  })

  it('is stored once, however often and by however many people it is uploaded at the same time', async () => {
    const { corporate3, corporate4, corporateOwner } = world.supplier.people
    const people = [corporate3, corporate4, corporateOwner, corporate3, corporate4]
    const answers = await Promise.all(people.map((me) => upload(me, plate)))
    expect(new Set(answers.map(({ image }) => image.image_url)).size).toBe(1)
    const { counted, kept, images } = (await bytesOf(world.supplier.company.id))!
    expect([images, counted]).toEqual([1, kept])
  })

  it('has its own address in every company', async () => {
    const [one, other] = [world.cateringA, world.supplier].map(({ people }) => upload(people.corporate3, plate))
    expect((await one!).image.image_url).not.toBe((await other!).image.image_url)
  })

  it('is refused with a sentence if it is larger than 2 MB or not a picture', async () => {
    const me = world.cateringA.people.corporate3
    expect(await upload(me, Buffer.concat([plate, Buffer.alloc(2 * 1024 * 1024)]))).toMatchObject({
      status: 413,
      detail: 'Dosya en fazla 2 MB olabilir.',
    })
    expect(await upload(me, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toMatchObject({
      status: 422,
      detail: 'Yalnızca PNG, JPEG ve WebP resimleri yüklenebilir.',
    })
    expect(await upload(me, plate.subarray(0, 9_000))).toMatchObject({ status: 422, code: 'image.unreadable' })
  })

  it("never exceeds the company's storage, however many uploads race", async () => {
    const me = world.cateringB.people.corporate3
    const files = await Promise.all(Array.from({ length: 5 }, () => noise(900)))
    const answers = await Promise.all(files.map((file) => upload(me, file)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]))
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ code: 'image.no_room' })
    const { counted, kept } = (await bytesOf(me.companyId))!
    expect(counted).toBe(kept)
    expect(counted).toBeLessThanOrEqual(1024 * 1024)
  })

  it('can be the logo of its own company only', async () => {
    const change = async (me: Person, logo_url: string) =>
      product.call('updateCompany', {
        as: await tokenOf(product, me),
        path: { type: me.companyType, companyId: me.companyId },
        body: { logo_url },
      })
    const [mine, other] = [world.cateringA.people.corporateOwner, world.cateringB.people.corporateOwner]
    const { image_url } = (await upload(mine, plate)).image
    expect((await change(mine, image_url)).body.company.logo_url).toBe(image_url)
    expect((await change(other, image_url)).problem.code).toBe('company.logo_not_allowed')
    expect((await change(mine, `${image_url}/..`)).problem.code).toBe('company.logo_not_allowed')
  })
})

describe('an unused picture', () => {
  /** A picture unlike any other. */
  let pictures = 0
  const another = () =>
    sharp({ create: { width: 16, height: 16, channels: 3, background: { r: (pictures += 1), g: 90, b: 40 } } })
      .png()
      .toBuffer()
  const shopper = () => world.supplier.people.corporate3
  const keep = async (file?: Buffer) => (await upload(shopper(), file ?? (await another()))).image.image_url
  const anHourLater = () => new Date(product.clock.now().getTime() + 3_600_000)
  const anHourBefore = () => new Date(product.clock.now().getTime() - 3_600_000)
  const tidy = (before: Date) => product.use(Housekeeping).removeUnusedImages(before)
  const isThere = async (address: string) => (await get(address)).status === 200
  let products = 0
  const sell = async (image_url: string) =>
    product.call('createProduct', {
      as: await tokenOf(product, shopper()),
      path: { companyId: world.supplier.company.id },
      body: { name: `Ürün ${(products += 1)}`, description: 'Kasa', unit_price: 1, stock_quantity: 1, image_url },
    })

  it('is removed after a while, and frees its storage', async () => {
    const [unused, sold] = [await keep(), await keep()]
    expect((await sell(sold)).status).toBe(201)
    await tidy(anHourBefore())
    expect(await isThere(unused)).toBe(true)
    await tidy(anHourLater())
    expect([await isThere(unused), await isThere(sold)]).toEqual([false, true])
    const { counted, kept } = (await bytesOf(world.supplier.company.id))!
    expect(counted).toBe(kept)
  })

  it('is kept while any company uses it as a logo or for a dish', async () => {
    const { corporateOwner } = world.cateringA.people
    const { companyId, companyType } = corporateOwner
    const [logo, dish] = [
      (await upload(corporateOwner, await another())).image.image_url,
      (await upload(corporateOwner, await another())).image.image_url,
    ]
    const as = await tokenOf(product, corporateOwner)
    await product.call('updateCompany', { as, path: { type: companyType, companyId }, body: { logo_url: logo } })
    await product.sql(`
      INSERT INTO dishes (id, catering_id, name, image_url, times_written)
      VALUES (time_ordered_uuid(), '${companyId}', 'Resimli yemek', '${dish}', 1)`)
    await tidy(anHourLater())
    expect([await isThere(logo), await isThere(dish)]).toEqual([true, true])
    await product.call('updateCompany', { as, path: { type: companyType, companyId }, body: { logo_url: null } })
    await tidy(anHourLater())
    expect([await isThere(logo), await isThere(dish)]).toEqual([false, true])
  })

  it('is removed with the deleted product that showed it', async () => {
    const address = await keep()
    const { id } = (await sell(address)).body.product
    const path = { companyId: world.supplier.company.id, productId: id }
    await product.call('deleteProduct', { as: await tokenOf(product, shopper()), path })
    await tidy(anHourLater())
    expect(await isThere(address)).toBe(false)
  })

  it('is kept longer when uploaded again', async () => {
    const file = await another()
    const address = await keep(file)
    await product.sql(`UPDATE images SET created_at = '2020-01-01', uploaded_at = '2020-01-01'`)
    expect(await keep(file)).toBe(address)
    await tidy(anHourBefore())
    expect(await isThere(address)).toBe(true)
  })

  it('is reported as removed if it is saved too late', async () => {
    const address = await keep()
    await tidy(anHourLater())
    expect((await sell(address)).problem).toMatchObject({ status: 422, code: 'image.removed' })
  })

  it('is either saved or removed if both happen at once', async () => {
    for (let round = 0; round < 15; round += 1) {
      const addresses = await Promise.all([keep(), keep(), keep()])
      const [answers] = await Promise.all([Promise.all(addresses.map(sell)), tidy(anHourLater()), tidy(anHourLater())])
      for (const [at, { status }] of answers.entries())
        expect(await isThere(addresses[at]!), `saving answered ${status}`).toBe(status === 201)
    }
    const { counted, kept } = (await bytesOf(world.supplier.company.id))!
    expect(counted).toBe(kept)
  })
})
