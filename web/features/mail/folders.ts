import { ArchiveRegular, type FluentIcon, MailInboxRegular, SendRegular } from '@fluentui/react-icons'
import type { MailFolder, UnreadMessages } from '../../api/generated.ts'

export const folders: readonly { name: MailFolder; title: string; Icon: FluentIcon; empty: string }[] = [
  { name: 'inbox', title: 'Gelen Kutusu', Icon: MailInboxRegular, empty: 'Gelen kutunuz boş.' },
  { name: 'sent', title: 'Gönderilen', Icon: SendRegular, empty: 'Henüz mesaj göndermediniz.' },
  { name: 'archived', title: 'Arşiv', Icon: ArchiveRegular, empty: 'Arşivde mesaj yok.' },
]

export const folderOf = (name: string | null): (typeof folders)[number] =>
  folders.find((folder) => folder.name === name) ?? folders[0]!

/** Sent messages are never unread. */
export const unreadIn = (unread: UnreadMessages | undefined, folder: MailFolder): number =>
  folder === 'sent' ? 0 : (unread?.[folder] ?? 0)
