import type { MailRecipient, Message } from '../../api/generated.ts'
import { mailLimits } from '../../../src/core/mail/rules.ts'
import { formatInstant } from '../../ui/words/dates.ts'

const maxQuote = mailLimits.body / 2

/** The part of the original message quoted in a reply. */
export const quoteOf = ({ from_address, from_person, created_at, body }: Message): string => {
  const writer = from_person === null ? from_address.name : `${from_person} (${from_address.name})`
  const lines = body.split('\n').map((line) => `> ${line}`)
  const text = `${formatInstant(created_at)}, ${writer} yazdı:\n${lines.join('\n')}`
  return text.length > maxQuote ? `${text.slice(0, maxQuote).toWellFormed()}…` : text
}

export const subjectOfReply = (subject: string): string =>
  (/^ynt:/i.test(subject) ? subject : `Ynt: ${subject}`).slice(0, mailLimits.subject).toWellFormed()

/**
 * Who gets a reply: the sender, or the same recipients if the message is one's own. `others` are those for a reply to
 * all.
 */
export const receiversOfReply = (
  { is_own, from_address, to_addresses }: Message,
  userId: string,
): { first: Message['to_addresses']; others: Message['to_addresses'] } => ({
  first: is_own ? to_addresses : [from_address],
  others: is_own ? [] : to_addresses.filter(({ id }) => id !== userId && id !== from_address.id),
})

export const recipientOf = ({ kind, id }: Message['from_address']): MailRecipient =>
  kind === 'managers' || id === null ? { kind: 'managers' } : { kind, id }
