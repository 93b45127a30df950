import { useCase } from '../shared/index.ts'
import { type Attachment, Attachments } from './ports.ts'

/** Streams an attachment's content. Does not check access; the caller has to. */
export const readAttachment = useCase(
  [Attachments],
  (attachments) =>
    (attachment: Pick<Attachment, 'companyId' | 'id' | 'size'>): AsyncIterable<Uint8Array> =>
      attachments.parts(attachment),
)
