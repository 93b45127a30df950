import { imageRefusal, receiveImage } from '../../../core/images/index.ts'
import { ImageReads } from '../../../reads/index.ts'
import { ServedImage } from '../../contract/download.ts'
import { imageAddress } from '../../server/image-policy.ts'
import { type Operations, read, steps, type OperationUse } from '../../server/operation.ts'

export const imageOperations = (use: OperationUse) => {
  const images = use(ImageReads)
  return {
    uploadImage: steps(async ({ actor, stream }) => {
      const { companyId } = actor
      const uploaderId = actor.kind === 'key' ? actor.keyId : actor.userId
      const { id, width, height } = await use(receiveImage)({ companyId, uploaderId, content: stream })
      return { success: true, image: { image_url: imageAddress(companyId, id), width, height } }
    }),
    getImage: read(async ({ path: { companyId, imageId } }) => {
      const content = await images.content(companyId, imageId)
      if (content === null) throw imageRefusal('image.missing')
      return new ServedImage(imageId, content)
    }),
  } satisfies Partial<Operations>
}
