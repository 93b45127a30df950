import { Clock, refusals, useCase } from '../shared/index.ts'
import { EmailLinks, LinkSecrets } from './ports.ts'

export const emailLinkRefusal = refusals({ 'email_link.over': 'unprocessable' })

/** Whoever has opened the link that was sent to an address has confirmed it (rule I18). */
export const confirmEmail = useCase(
  [LinkSecrets, EmailLinks, Clock],
  (secrets, links, clock) => async (secret: string) => {
    const emailId = secrets.emailOf('confirm', secret)
    if (emailId === null || !(await links.confirm(emailId, clock.now()))) throw emailLinkRefusal('email_link.over')
  },
)
