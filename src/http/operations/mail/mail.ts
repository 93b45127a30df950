import type { AttachmentId, CompanyId, MessageId, UserId } from '../../../core/shared/index.ts'
import { accessRefusal } from '../../../core/access/index.ts'
import type { Member } from '../../../core/actors/rules.ts'
import {
  deleteMessage,
  messageRefusal,
  readAttachment,
  receiveAttachment,
  sendMessage,
  updateMessage,
} from '../../../core/mail/index.ts'
import { MailReads } from '../../../reads/index.ts'
import { Download } from '../../contract/download.ts'
import { command, type Operations, read, steps, type OperationUse } from '../../server/operation.ts'
import { pageOf } from '../../server/page.ts'

const maxMessages = 50

interface Sender {
  from_user_id?: UserId | undefined
  from_company_id?: CompanyId | undefined
}

const refuseForeignSender = ({ from_user_id, from_company_id }: Sender, { userId, companyId }: Member): void => {
  if ((from_user_id ?? userId) !== userId || (from_company_id ?? companyId) !== companyId)
    throw accessRefusal('access.denied')
}

export const mailOperations = (use: OperationUse) => {
  const mail = use(MailReads)

  const messageOf = async (companyId: CompanyId, userId: UserId, messageId: MessageId) => {
    const message = await mail.one(companyId, userId, messageId)
    if (message === null) throw messageRefusal('mail.missing')
    return message
  }
  const downloadOf = async (companyId: CompanyId, userId: UserId, messageId: MessageId, attachmentId: AttachmentId) => {
    const attachment = await mail.attachment(companyId, userId, messageId, attachmentId)
    if (attachment === null) throw messageRefusal('mail.attachment_missing')
    const { name, size, type } = attachment
    return new Download(name, use(readAttachment)(attachment), { type, size })
  }

  return {
    listMessages: read(({ member: { companyId, userId }, query }) =>
      mail.list(
        companyId,
        userId,
        { folder: query.type ?? 'inbox', search: query.search ?? '' },
        pageOf(query, maxMessages),
      ),
    ),
    countUnreadMessages: read(async ({ member: { companyId, userId } }) => ({
      unread: await mail.unread(companyId, userId),
    })),
    sendMessage: command(async ({ member, body }) => {
      refuseForeignSender(body, member)
      const { to_addresses: to, subject, body: text, labels = [], attachments = [] } = body
      const attachmentIds = attachments.map(({ id }) => id)
      const id = await use(sendMessage)({ sender: member, to, subject, body: text, labels, attachmentIds })
      return { success: true, message: await messageOf(member.companyId, member.userId, id) }
    }),
    getMessage: read(async ({ member, path }) => ({
      message: await messageOf(member.companyId, member.userId, path.messageId),
    })),
    updateMessage: command(async ({ member: { companyId, userId }, path: { messageId }, body }) => {
      const change = { isRead: body.is_read, isArchived: body.is_archived }
      await use(updateMessage)({ companyId, userId, messageId, ...change })
      return { success: true, message: await messageOf(companyId, userId, messageId) }
    }),
    deleteMessage: command(async ({ member: { companyId, userId }, path: { messageId } }) => {
      await use(deleteMessage)({ companyId, userId, messageId })
      return { success: true }
    }),
    downloadAttachment: read(({ member, path }) =>
      downloadOf(member.companyId, member.userId, path.messageId, path.attachmentId),
    ),
    uploadAttachment: steps(async ({ member: { companyId, userId }, query, stream }) => {
      const { id, name, size, type } = await use(receiveAttachment)({
        companyId,
        uploaderId: userId,
        name: query.name,
        content: stream,
      })
      return { success: true, attachment: { id, name, size, type } }
    }),

    getReceivedMessage: read(async ({ path: { companyId, userId, messageId } }) => ({
      message: await messageOf(companyId, userId, messageId),
    })),
    readReceivedMessage: command(async ({ path: { companyId, userId, messageId } }) => {
      await use(updateMessage)({ companyId, userId, messageId, isRead: true })
      return { success: true }
    }),
    downloadReceivedAttachment: read(({ path: { companyId, userId, messageId, attachmentId } }) =>
      downloadOf(companyId, userId, messageId, attachmentId),
    ),
  } satisfies Partial<Operations>
}
