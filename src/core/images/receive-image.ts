import { Tokens } from '../access/index.ts'
import {
  Clock,
  type CompanyId,
  type KeyId,
  Limits,
  refusals,
  takeWithin,
  useCase,
  type UserId,
  withFacts,
} from '../shared/index.ts'
import { ImageQuota, Images, type KeptImage, Pictures } from './ports.ts'

export const imageRefusal = refusals({
  'image.type_unknown': 'unprocessable',
  'image.animated': 'unprocessable',
  'image.too_many_pixels': 'unprocessable',
  'image.unreadable': 'unprocessable',
  'image.no_room': 'conflict',
  'image.busy': withFacts<{ seconds: number }>('busy'),
  'image.missing': 'missing',
  'image.removed': 'unprocessable',
})

export interface ArrivingImage {
  companyId: CompanyId
  uploaderId: UserId | KeyId
  content: AsyncIterable<Uint8Array>
}

const maxUploads = 200
const hourInSeconds = 3600

/** Stores a picture for a dish, a product or a company's logo (rule S4). */
export const receiveImage = useCase(
  [Images, Pictures, ImageQuota, Limits, Tokens, Clock],
  (images, pictures, quota, limits, tokens, clock) =>
    async ({ companyId, uploaderId, content }: ArrivingImage): Promise<KeptImage> => {
      await takeWithin(limits, `image:${uploaderId}`, maxUploads, hourInSeconds)
      const picture = await pictures.redraw(content, companyId)
      const image = { ...picture, companyId, id: tokens.issue().token, createdAt: clock.now() }
      const kept = await images.keep(image, quota.maxBytes)
      if (kept === null) throw imageRefusal('image.no_room')
      return kept
    },
)
