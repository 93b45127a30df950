import { type Command, Option } from 'commander'
import { operator } from '../../src/core/actors/rules.ts'
import {
  type Audience,
  audiences,
  maxAnnouncement,
  withdrawAnnouncement,
  writeAnnouncement,
} from '../../src/core/notifications/index.ts'
import { homeTimezone, instantOf, localTimeAt, nameProblem, Transaction } from '../../src/core/shared/index.ts'
import { NotificationReads } from '../../src/main/index.ts'
import { atCommandLine } from '../../src/texts/access/labels.ts'
import { nameProblems } from '../../src/texts/kernel/schema-problems.ts'
import { announcementStates, audienceLabels } from '../../src/texts/notifications/labels.ts'
import { textOf } from '../ask.ts'
import { wrongUsage } from '../failure.ts'
import { isDay } from '../is-day.ts'
import { refuseUnlessId } from '../refuse-unless-id.ts'
import { jsonFlag, say, sayJson, sayList, table } from '../terminal.ts'
import { withApplication } from '../with-application.ts'

interface Flags {
  text?: string
  for: Audience
  from?: string
  until?: string
  json?: true
}

const textRule = { min: 1, max: maxAnnouncement }
const pageLength = 50

const momentOf = (typed: string, flag: string): Date => {
  const [, date = '', time = ''] = /^(2\d{3}-\d{2}-\d{2})[ T]((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(typed) ?? []
  if (!isDay(date))
    throw wrongUsage(`${flag}: "${typed}" bir gün ve saat değil; örneğin "2026-11-25 22:00" (Türkiye saati).`)
  return instantOf(date, time, homeTimezone)
}

const shownMoment = (instant: Date | string): string => localTimeAt(new Date(instant), homeTimezone).replace('T', ' ')

const add = async (flags: Flags): Promise<void> => {
  const text = await textOf(flags.text, '--text', 'Duyuru')
  const problem = nameProblem(text, textRule)
  if (problem) throw wrongUsage(`Duyuru ${nameProblems[problem](textRule)}.`)
  const startsAt = flags.from === undefined ? undefined : momentOf(flags.from, '--from')
  const endsAt = momentOf(await textOf(flags.until, '--until', 'Ne zamana kadar (2026-11-25 22:00)'), '--until')
  const input = { actor: operator, text, audience: flags.for, startsAt, endsAt }
  const announcement = await withApplication((use) => use(Transaction).run(() => use(writeAnnouncement)(input)))
  if (flags.json) return sayJson({ success: true, announcement: { id: announcement.id } })
  const period = `${shownMoment(announcement.startsAt)} – ${shownMoment(endsAt)}`
  say(`Duyuru kaydedildi: ${audienceLabels[flags.for]}, ${period}. Kimliği: ${announcement.id}`)
}

const list = async ({ json }: Flags): Promise<void> => {
  const { announcements } = await withApplication((use) =>
    use(NotificationReads).announcements({ limit: pageLength, offset: 0 }),
  )
  if (json) return sayList({ announcements })
  if (announcements.length === 0) return say('Henüz duyuru yazılmadı.')
  const rows = announcements.map(({ id, state, audience, starts_at, ends_at, written_by, text }) => [
    id,
    announcementStates[state],
    audienceLabels[audience],
    shownMoment(starts_at),
    shownMoment(ends_at),
    written_by ?? atCommandLine,
    text,
  ])
  say(table(['Duyuru', 'Durum', 'Kimlere', 'Başlangıç', 'Bitiş', 'Yazan', 'Metin'], rows))
}

const withdraw = async (announcementId: string, { json }: Flags): Promise<void> => {
  refuseUnlessId(announcementId, 'duyurunun', 'tabldot announcement list')
  await withApplication((use) => use(Transaction).run(() => use(withdrawAnnouncement)(announcementId)))
  if (json) return sayJson({ success: true })
  say('Duyuru geri çekildi.')
}

export const announcementCommands = (announcement: Command): void => {
  announcement
    .command('add')
    .description('Bir duyuru yazar; ilgililer onu sayfaların üstünde görür')
    .option('--text <metin>', `Duyurunun metni, en fazla ${maxAnnouncement} karakter`)
    .addOption(new Option('--for <kimler>', 'Kimlere').choices(audiences).default('everybody'))
    .option('--from <an>', 'Ne zaman başlar, Türkiye saatiyle ("2026-11-25 22:00"); yoksa hemen')
    .option('--until <an>', 'Ne zamana kadar gösterilir, Türkiye saatiyle')
    .option(...jsonFlag)
    .action(add)
  announcement
    .command('list')
    .description(`En yeni ${pageLength} duyuruyu listeler`)
    .option(...jsonFlag)
    .action(list)
  announcement
    .command('withdraw')
    .description('Bir duyuruyu süresi dolmadan geri çeker')
    .argument('<duyuru>', 'Duyurunun kimliği ("announcement list" ile görülür)')
    .option(...jsonFlag)
    .action(withdraw)
}
