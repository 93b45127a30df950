import { Clock, type CompanyId, Ids, Limits, refusals, takeWithin, useCase, type UserId } from '../shared/index.ts'
import { type Attachment, Attachments, FileTypes, MailQuota, newAttachment } from './ports.ts'
import { attachmentName, type AttachmentType, isAttachmentType } from './rules.ts'

export const attachmentRefusal = refusals({
  'attachment.empty': 'unprocessable',
  'attachment.type_unknown': 'unprocessable',
  'attachment.no_room': 'conflict',
})

export interface ArrivingFile {
  companyId: CompanyId
  uploaderId: UserId
  name: string
  content: AsyncIterable<Uint8Array>
}

const partBytes = 256 * 1024
const maxUploads = 200
const hourInSeconds = 3600

/**
 * Regroups the bytes into parts of equal size, so that a client that sends single bytes causes no more writes than any
 * other.
 */
async function* inParts(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let part = new Uint8Array(partBytes)
  let filled = 0
  for await (const bytes of content)
    for (let at = 0; at < bytes.length;) {
      const taken = bytes.subarray(at, at + partBytes - filled)
      part.set(taken, filled)
      filled += taken.length
      at += taken.length
      if (filled < partBytes) continue
      yield part
      part = new Uint8Array(partBytes)
      filled = 0
    }
  if (filled > 0) yield part.subarray(0, filled)
}

/**
 * Stores a file for a message that is still being written. It goes into the database part by part, each in its own
 * statement, so that a slow client ties up neither memory nor a connection (rule P10).
 */
export const receiveAttachment = useCase(
  [Attachments, FileTypes, MailQuota, Limits, Ids, Clock],
  (attachments, fileTypes, quota, limits, ids, clock) =>
    async ({ companyId, uploaderId, name, content }: ArrivingFile): Promise<Attachment & { type: AttachmentType }> => {
      await takeWithin(limits, `attachment:${uploaderId}`, maxUploads, hourInSeconds)
      const attachment = newAttachment({ id: ids.next(), companyId, uploaderId, name, createdAt: clock.now() })
      await attachments.begin(attachment)
      try {
        let place = 0
        for await (const part of inParts(content)) {
          attachment.size += part.length
          if (!(await attachments.append(attachment, place++, part, quota.maxBytes)))
            throw attachmentRefusal('attachment.no_room')
        }
        if (attachment.size === 0) throw attachmentRefusal('attachment.empty')
        const type = await fileTypes.of(() => attachments.parts(attachment))
        if (type === null || !isAttachmentType(type)) throw attachmentRefusal('attachment.type_unknown')
        const whole = Object.assign(attachment, { type, name: attachmentName(name, type) })
        await attachments.complete(whole)
        return whole
      } catch (error) {
        await attachments.discard(attachment)
        throw error
      }
    },
)
