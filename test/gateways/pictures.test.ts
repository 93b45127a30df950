import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { SharpPictures } from '../../src/gateways/index.ts'

const pictures = new SharpPictures()
const drawnByChromium = (ending: string) =>
  readFileSync(join(import.meta.dirname, `../fixtures/plate-chromium.${ending}`))

/** The file in chunks, as it arrives. */
async function* arriving(file: Uint8Array) {
  for (let at = 0; at < file.length; at += 10_000) yield Promise.resolve(file.subarray(at, at + 10_000))
}
const redraw = (file: Uint8Array) => pictures.redraw(arriving(file), 'company')
const pixelAt = async (content: Uint8Array, left: number, top: number) => [
  ...(await sharp(content).removeAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
]
const [red, green] = [
  [200, 16, 46],
  [47, 107, 58],
]
const isNear = (pixel: number[], colour: number[]) => pixel.every((value, at) => Math.abs(value - colour[at]!) < 12)

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
/** A few kilobytes that decode to a grey square of `side` pixels; `extra` comes before the pixels. */
const greyPng = (side: number, extra: Uint8Array = Buffer.alloc(0)): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 1
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    extra,
    chunk('IDAT', deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
/** A JPEG with an Exif block that says how and where the camera was held. */
const turned = (jpeg: Buffer): Buffer => {
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010006000000000000', 'hex')
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.from('GPS 41.0082N 28.9784E')])
  const length = Buffer.alloc(2)
  length.writeUInt16BE(exif.length + 2)
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1]), length, exif, jpeg.subarray(2)])
}

describe('an uploaded picture', () => {
  it.each(['png', 'jpeg', 'webp'])('is redrawn as WebP, at most 1200 pixels long, when it is a %s', async (ending) => {
    const { content, width, height } = await redraw(drawnByChromium(ending))
    expect([width, height]).toEqual([1200, 675])
    expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width: 1200, height: 675 })
    expect(isNear(await pixelAt(content, 100, 300), green)).toBe(true)
    expect(isNear(await pixelAt(content, 800, 300), red)).toBe(true)
  })

  it('keeps its size if it is smaller', async () => {
    expect(await redraw(greyPng(40))).toMatchObject({ width: 40, height: 40 })
  })

  it('is turned upright, and loses the place where it was taken', async () => {
    const { content, width, height } = await redraw(turned(drawnByChromium('jpeg')))
    expect([width, height]).toEqual([675, 1200])
    expect(isNear(await pixelAt(content, 300, 100), green)).toBe(true)
    expect(Buffer.from(content).includes('GPS')).toBe(false)
    const { exif, icc, xmp, orientation } = await sharp(content).metadata()
    expect({ exif, icc, xmp, orientation }).toEqual({})
  })

  it('keeps transparency', async () => {
    const clear = await sharp({ create: { width: 20, height: 20, channels: 4, background: '#0000' } })
      .png()
      .toBuffer()
    const { content } = await redraw(clear)
    expect((await sharp(content).metadata()).hasAlpha).toBe(true)
  })

  it('may be in CMYK, as from a printer', async () => {
    const cmyk = await sharp(drawnByChromium('png')).toColourspace('cmyk').jpeg().toBuffer()
    const { content } = await redraw(cmyk)
    expect((await sharp(content).metadata()).space).toBe('srgb')
  })

  it.each<[string, Uint8Array]>([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['an SVG with a declaration', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj\n')],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['nothing', Buffer.alloc(0)],
  ])('cannot be %s, whatever its name', async (_what, file) => {
    await expect(redraw(file)).rejects.toMatchObject({ code: 'image.type_unknown' })
  })

  it('cannot be animated', async () => {
    const frames = [drawnByChromium('png'), greyPng(40)].map((frame) => sharp(frame).resize(50, 50).png().toBuffer())
    const film = await sharp(await Promise.all(frames), { join: { animated: true } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer()
    await expect(redraw(film)).rejects.toMatchObject({ code: 'image.animated' })
    const control = Buffer.alloc(8)
    control.writeUInt32BE(2)
    await expect(redraw(greyPng(40, chunk('acTL', control)))).rejects.toMatchObject({ code: 'image.animated' })
  })

  it('is refused by its header if it would need too much memory', async () => {
    const bomb = greyPng(20_000)
    expect(bomb.length).toBeLessThan(200_000)
    await expect(redraw(bomb)).rejects.toMatchObject({ code: 'image.too_many_pixels' })
  })

  it.each(['png', 'jpeg', 'webp'])('is refused if the end of a %s is missing', async (ending) => {
    const file = drawnByChromium(ending)
    await expect(redraw(file.subarray(0, file.length / 2))).rejects.toMatchObject({ code: 'image.unreadable' })
  })

  it.each(['png', 'jpeg', 'webp'])('is refused if only its beginning is that of a %s', async (ending) => {
    const beginning = drawnByChromium(ending).subarray(0, 40)
    const file = Buffer.concat([beginning, Buffer.from('<script>alert(1)</script>'.repeat(50))])
    await expect(redraw(file)).rejects.toMatchObject({ code: 'image.unreadable' })
  })

  it('waits for its turn, with at most twenty waiting', async () => {
    const file = drawnByChromium('png')
    const answers = await Promise.allSettled(Array.from({ length: 30 }, () => redraw(file)))
    expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(22)
    expect(answers.find((answer) => answer.status === 'rejected')?.reason).toMatchObject({ code: 'image.busy' })
  })
})
