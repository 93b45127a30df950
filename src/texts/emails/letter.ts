import type { EmailKind } from '../../core/emails/rules.ts'
import { emailKindLabels } from './labels.ts'
import { htmlOf, type LetterTexts } from './letter-html.ts'

export interface LetterPart {
  title: string
  /** An empty line separates paragraphs. */
  body: string
}

export interface Letter {
  kind: EmailKind
  /** At least one. */
  parts: readonly LetterPart[]
  /** The one link of the mail; its label is null for news. */
  button: { label: string | null; url: string } | null
  recipient: { fullName: string; companyName: string } | null
  /** Where somebody with an account chooses what is mailed; null without an account, or if nothing can be chosen. */
  switches: { settingsUrl: string; unsubscribeUrl: string } | null
}

export interface RenderedLetter {
  subject: string
  text: string
  html: string
}

/** For a mail about news of different pages. */
export const allNewsLabel = 'Bildirimleri aç'

const buttonLabels: Record<EmailKind, string> = {
  access: 'Hesabımı aç',
  application: 'Giriş yap',
  company: 'Tabldot’u aç',
  contracts: 'Anlaşmaları aç',
  orders: 'Siparişleri aç',
  statements: 'Mutabakatı aç',
  substitutes: 'Seçimimi aç',
  menus: 'Menüyü aç',
  reminders: 'Seçim yap',
}

const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

const subjectOf = ({ kind, parts }: Letter): string => {
  const [first] = parts
  return parts.length === 1 && first ? oneLine(first.title) : `${emailKindLabels[kind]}: ${parts.length} yeni bildirim`
}

const reasonOf = ({ recipient }: Letter): string =>
  recipient
    ? `Bu e-posta ${oneLine(recipient.companyName)} şirketindeki Tabldot hesabınız için gönderildi.`
    : 'Bu e-posta, Tabldot’ta bu adresle yapılan bir başvuru için gönderildi. Başvuruyu siz yapmadıysanız bu e-postayı silebilirsiniz.'

const textsOf = (letter: Letter): LetterTexts => {
  const { kind, parts, button, recipient, switches } = letter
  return {
    preview: oneLine(parts.map(({ title, body }) => (parts.length === 1 ? body : title)).join(' · ')).slice(0, 140),
    greeting: recipient && `Merhaba ${oneLine(recipient.fullName)},`,
    parts: parts.map(({ title, body }) => ({
      title: oneLine(title),
      paragraphs: body
        .split(/\n\s*\n/)
        .map((paragraph) => paragraph.trim())
        .filter(Boolean),
    })),
    button: button && { label: button.label ?? buttonLabels[kind], url: button.url },
    reason: reasonOf(letter),
    switches: switches && {
      settings: 'Hangi e-postaları alacağınızı seçin',
      unsubscribe: `“${emailKindLabels[kind]}” e-postalarını kapatın`,
      ...switches,
    },
  }
}

const plainTextOf = ({ greeting, parts, button, reason, switches }: LetterTexts): string =>
  [
    ...(greeting === null ? [] : [greeting]),
    ...parts.flatMap(({ title, paragraphs }) => [title, ...paragraphs]),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    `-- \n${reason}`,
    ...(switches
      ? [`${switches.settings}:\n${switches.settingsUrl}`, `${switches.unsubscribe}:\n${switches.unsubscribeUrl}`]
      : []),
  ].join('\n\n')

/** A mail in both of its forms. Whatever the values contain, the subject is one line, and the HTML has no more tags. */
export const renderLetter = (letter: Letter): RenderedLetter => {
  const texts = textsOf(letter)
  const subject = subjectOf(letter)
  return { subject, text: `${plainTextOf(texts)}\n`, html: htmlOf(subject, texts) }
}
