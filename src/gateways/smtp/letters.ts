import type { PageAddresses } from '../../core/access/index.ts'
import { canSwitchOff, type Email, type EmailPart, type LinkSecrets } from '../../core/emails/index.ts'
import { panelAddressOf } from '../../core/notifications/rules.ts'
import { renderLetter, type RenderedLetter } from '../../texts/emails/letter.ts'

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

const pathOf = ({ to }: Target, { id, recipient }: Email, { pages, secrets }: LetterAddresses): string => {
  if ('path' in to) return to.secret ? `${to.path}#${secrets.secretOf(to.secret, id)}` : to.path
  if (recipient === null) return '/'
  const { user, companyType, company } = pages.segmentsOf(recipient)
  return `/${user}/${companyType}/${company}/${panelAddressOf(recipient.companyType, to.panel)}`
}

/** One link for all: where news of different pages share a mail, the page of all notifications. */
const buttonOf = (email: Email, addresses: LetterAddresses) => {
  const links = email.parts.flatMap(({ link }) => (link ? [link] : []))
  const urls = new Set(links.map((link) => `${addresses.publicUrl}${pathOf(link, email, addresses)}`))
  const [url] = urls
  if (url === undefined) return null
  if (urls.size > 1) return { label: 'Bildirimleri aç', url: `${addresses.publicUrl}/app/bildirimler` }
  return { label: links[0]?.label ?? null, url }
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
      ? { settingsUrl: `${publicUrl}/app/hesabim`, unsubscribeUrl: `${publicUrl}/e-posta-iptali#${secret}` }
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
