import type { CompanyId } from '../core/shared/index.ts'
import { fileTypeFromBuffer } from 'file-type'
import { imageLimits, imageRefusal, imageTypes, type Picture, Pictures } from '../core/images/index.ts'
import { Turns } from './turns.ts'

/** Loaded for the first picture. Blocks every other format that libvips could open, whatever a file claims to be. */
const load = async () => {
  const { default: sharp } = await import('sharp')
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'],
  })
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}
let loading: ReturnType<typeof load> | undefined

const { megapixels, longestSide } = imageLimits
const maxPixels = megapixels * 1_000_000
const maxSeconds = 10

const isKnown = (type: string | undefined): boolean => (imageTypes as readonly (string | undefined)[]).includes(type)

const collect = async (content: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const parts = []
  for await (const part of content) parts.push(part)
  return Buffer.concat(parts)
}

/** sharp runs on libuv's four threads; two are left for everything else. */
export class SharpPictures extends Pictures {
  readonly #turns = new Turns({
    maxConcurrent: 2,
    maxWaitingPerParty: 20,
    refusal: () => imageRefusal('image.busy', { seconds: 5 }),
  })

  async redraw(content: AsyncIterable<Uint8Array>, companyId: CompanyId): Promise<Picture> {
    const file = await collect(content)
    const type = await fileTypeFromBuffer(file)
    if (type?.mime === 'image/apng') throw imageRefusal('image.animated')
    if (!isKnown(type?.mime)) throw imageRefusal('image.type_unknown')
    return this.#turns.take(() => this.#draw(file), companyId)
  }

  async #draw(file: Buffer): Promise<Picture> {
    const sharp = await (loading ??= load())
    const open = (limitInputPixels: number) => sharp(file, { failOn: 'error', limitInputPixels, sequentialRead: true })
    /** Reads only the header, to find out how many pixels decoding would produce. */
    const { width, height, pages = 1 } = await open(Number.MAX_SAFE_INTEGER).metadata().catch(unreadable)
    if (pages > 1) throw imageRefusal('image.animated')
    if (width * height > maxPixels) throw imageRefusal('image.too_many_pixels')
    const { data, info } = await open(maxPixels)
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .timeout({ seconds: maxSeconds })
      .toBuffer({ resolveWithObject: true })
      .catch(unreadable)
    return { content: data, width: info.width, height: info.height }
  }
}

const unreadable = (): never => {
  throw imageRefusal('image.unreadable')
}
