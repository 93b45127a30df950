import { can, type Member } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { announceMail } from '../notifications/index.ts'
import {
  type AttachmentId,
  Clock,
  Ids,
  Jobs,
  Limits,
  refusals,
  showsNothing,
  takeWithin,
  useCase,
} from '../shared/index.ts'
import { type MailLabel, Messages, newMessage, type Recipient } from './ports.ts'

export const sendingRefusal = refusals({
  'mail.incomplete': 'unprocessable',
  'mail.reply_blank': 'unprocessable',
  'mail.recipient_unknown': 'unprocessable',
  'mail.nobody': 'unprocessable',
  'mail.partners_by_managers': 'forbidden',
  'mail.not_a_partner': 'unprocessable',
  'mail.attachment_gone': 'unprocessable',
})

/** Records how many people somebody wrote to, never the content. */
export const mailSent = logEvent('mail.sent', 'MAIL_SENT', telling<{ recipientCount: number }>())

export interface MessageInput {
  sender: Member
  to: readonly Recipient[]
  subject: string
  body: string
  labels: readonly MailLabel[]
  attachmentIds: readonly AttachmentId[]
}

const maxMessages = 200
const hourInSeconds = 3600

const refuseIncomplete = ({ to, subject, body, labels }: MessageInput): void => {
  if (labels.includes('reply') && showsNothing(body)) throw sendingRefusal('mail.reply_blank')
  if (to.length === 0 || showsNothing(subject) || showsNothing(body)) throw sendingRefusal('mail.incomplete')
}

/** Sends a message within the sender's company and to its partners (rule P4), and returns its id. */
export const sendMessage = useCase(
  [Messages, Trail, Jobs, Limits, Ids, Clock],
  (messages, trail, jobs, limits, ids, clock) =>
    async (input: MessageInput): Promise<string> => {
      refuseIncomplete(input)
      const { sender, to, subject, body, labels } = input
      const { companyId, userId } = sender
      if (to.some(({ kind }) => kind === 'partner') && !can(sender, 'manageContracts'))
        throw sendingRefusal('mail.partners_by_managers')
      await takeWithin(limits, `mail:${userId}`, maxMessages, hourInSeconds)
      const attachmentIds = [...new Set(input.attachmentIds)]
      const message = newMessage({
        id: ids.next(),
        companyId,
        senderId: userId,
        subject: subject.trim().replace(/\s+/g, ' '),
        body: body.trim(),
        labels: [...labels],
        createdAt: clock.now(),
      })
      const { recipients, attached, ...sent } = await messages.send(message, to, attachmentIds)
      if (sent.notPartners > 0) throw sendingRefusal('mail.not_a_partner')
      if (sent.unknown > 0) throw sendingRefusal('mail.recipient_unknown')
      if (recipients === 0) throw sendingRefusal('mail.nobody')
      if (attached < attachmentIds.length) throw sendingRefusal('mail.attachment_gone')
      await trail.write({ event: mailSent, companyId, actor: sender, meta: { recipientCount: recipients } })
      const firms = [...(sender.companyType === 'corporate' ? [companyId] : []), ...sent.partnerFirms]
      const news = firms.map((firm) => ({ companyId: firm, messageId: message.id }))
      await jobs.addAll(announceMail, news)
      return message.id
    },
)
