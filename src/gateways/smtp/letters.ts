import type { PageAddresses } from '../../core/access/index.ts'
import {
  canSwitchOff,
  type Email,
  type EmailPart,
  type EmailRecipient,
  type LinkSecrets,
} from '../../core/emails/index.ts'
import { panelAddressOf } from '../../core/notifications/rules.ts'
import { allNewsLabel, renderLetter, type RenderedLetter } from '../../texts/emails/letter.ts'

export interface LetterAddresses {
  publicUrl: string
  pages: PageAddresses
  secrets: LinkSecrets
}

/** What of a mail depends on this installation. */
export interface PostedLetter extends RenderedLetter {
  messageId: string
  headers: Record<string, string>
}

type Target = NonNullable<EmailPart['link']>

const panelPathOf = (recipient: EmailRecipient, panel: string, { pages }: LetterAddresses): string => {
  const { user, companyType, company } = pages.segmentsOf(recipient)
  return `/${user}/${companyType}/${company}/${panelAddressOf(recipient.companyType, panel)}`
}

const pathOf = ({ to }: Target, { id, recipient }: Email, addresses: LetterAddresses): string => {
  if ('path' in to) return to.secret ? `${to.path}#${addresses.secrets.secretOf(to.secret, id)}` : to.path
  return recipient === null ? '/' : panelPathOf(recipient, to.panel, addresses)
}

/** A page for everybody of a firm; people of other companies have bell and e-mail settings around every page. */
const ownPathOf = (recipient: EmailRecipient, page: string, addresses: LetterAddresses): string =>
  recipient.companyType === 'corporate' ? `/app/${page}` : panelPathOf(recipient, 'general', addresses)
const settingsPathOf = (recipient: EmailRecipient, addresses: LetterAddresses): string =>
  `${ownPathOf(recipient, 'hesabim', addresses)}${recipient.companyType === 'corporate' ? '' : '#e-posta'}`

/** One link for all: where news of different pages share a mail, the page of all notifications. */
const buttonOf = (email: Email, addresses: LetterAddresses) => {
  const links = email.parts.flatMap(({ link }) => (link ? [link] : []))
  const urls = new Set(links.map((link) => `${addresses.publicUrl}${pathOf(link, email, addresses)}`))
  const [url] = urls
  if (url === undefined) return null
  const { recipient } = email
  if (urls.size === 1 || recipient === null) return { label: links[0]?.label ?? null, url }
  const path = ownPathOf(recipient, 'bildirimler', addresses)
  return { label: recipient.companyType === 'corporate' ? allNewsLabel : null, url: `${addresses.publicUrl}${path}` }
}

export const letterOf = (email: Email, addresses: LetterAddresses): PostedLetter => {
  const { id, kind, parts, recipient } = email
  const { publicUrl, secrets } = addresses
  const isOptional = canSwitchOff(kind) && recipient !== null
  const secret = isOptional ? secrets.secretOf('unsubscribe', id) : ''
  const letter = renderLetter({
    kind,
    parts,
    recipient,
    button: buttonOf(email, addresses),
    switches: isOptional
      ? {
          settingsUrl: `${publicUrl}${settingsPathOf(recipient, addresses)}`,
          unsubscribeUrl: `${publicUrl}/e-posta-iptali#${secret}`,
        }
      : null,
  })
  return {
    ...letter,
    messageId: `<${id}@${new URL(publicUrl).hostname}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(isOptional && {
        'List-Unsubscribe': `<${publicUrl}/api/auth/unsubscribe?token=${secret}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}
