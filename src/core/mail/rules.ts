/** Text lengths in characters, recipients per message. */
export const mailLimits = { subject: 200, body: 20_000, recipients: 50, preview: 100 } as const

/** Files per message, megabytes per file, characters per name. */
export const attachmentLimits = { files: 5, megabytes: 5, name: 150 } as const

/** The media types a message may carry, detected by content, and the file extensions allowed for each. */
export const attachmentEndings = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'text/plain': ['txt', 'csv', 'tsv', 'md', 'log'],
} as const
export type AttachmentType = keyof typeof attachmentEndings

export const isAttachmentType = (type: string): type is AttachmentType => Object.hasOwn(attachmentEndings, type)

const firstOf = (text: string, count: number): string => [...text].slice(0, count).join('')

/** The beginning of a message, as shown in lists. */
export const previewOf = (body: string): string => {
  const text = body.trim().replace(/\s+/g, ' ')
  const start = firstOf(text, mailLimits.preview)
  return start === text ? text : `${start.trimEnd()}…`
}

/**
 * A safe file name: no folders or invisible characters, and an extension that fits the content, so that nobody mistakes
 * `rapor.exe` for a document.
 */
export const attachmentName = (given: string, type: AttachmentType): string => {
  const tidy = given
    .split(/[/\\]/)
    .at(-1)!
    .replace(/[\p{C}<>:"|?*]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+/, '')
  const endings: readonly string[] = attachmentEndings[type]
  const dot = tidy.lastIndexOf('.')
  const ending = dot < 0 ? '' : tidy.slice(dot + 1)
  const fits = endings.includes(ending.toLowerCase())
  const stem = firstOf(fits ? tidy.slice(0, dot) : tidy, attachmentLimits.name - 5).trim() || 'ek'
  return `${stem}.${fits ? ending : endings[0]}`
}
