import { useCase } from '../shared/index.ts'
import { type Attachment, Attachments } from './ports.ts'

/** The content of an attachment in parts, for somebody who may see it. */
export const readAttachment = useCase(
  [Attachments],
  (attachments) =>
    (attachment: Pick<Attachment, 'companyId' | 'id' | 'size'>): AsyncIterable<Uint8Array> =>
      attachments.parts(attachment),
)
