import type { NodemailerError } from 'nodemailer/lib/errors'
import type { EmailOutcome } from '../../core/emails/index.ts'

/** The server refuses the sender or the text and not the recipient's address (RFC 3463). */
const isAboutPolicy = (response = ''): boolean => /^\d{3}[ -]5\.7\./.test(response)

/**
 * What a failed sending means. Only an answer about the recipient or the text is final; whatever is wrong with the
 * connection, its certificate, the password or the sender can be corrected by the operator meanwhile.
 */
export const outcomeOf = ({ responseCode, response, command }: NodemailerError): EmailOutcome => {
  const isAboutMail = command === 'RCPT TO' || command === 'DATA'
  if (responseCode === undefined || !isAboutMail)
    return { state: 'later', code: responseCode ?? null, isServerDown: true }
  if (responseCode < 500) return { state: 'later', code: responseCode, isServerDown: responseCode === 421 }
  return { state: 'refused', code: responseCode, unknownAddress: command === 'RCPT TO' && !isAboutPolicy(response) }
}
