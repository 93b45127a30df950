import { type Command, InvalidArgumentError, Option } from 'commander'
import { createKey, revokeKey } from '../../src/core/access/index.ts'
import { type KeyRole, keyRoles, operator } from '../../src/core/actors/rules.ts'
import { addDays, Clock, homeTimezone, localDateAt, Transaction } from '../../src/core/shared/index.ts'
import { AccessReads } from '../../src/main/index.ts'
import { keyStateLabels } from '../../src/texts/access/keys.ts'
import { atCommandLine, roleLabels } from '../../src/texts/access/labels.ts'
import { oneOf, textOf } from '../ask.ts'
import { wrongUsage } from '../failure.ts'
import { companyBySlug } from '../find-company.ts'
import { isDay } from '../is-day.ts'
import { jsonFlag, say, sayJson, sayList, table } from '../terminal.ts'
import { refuseUnlessId } from '../refuse-unless-id.ts'
import { withApplication } from '../with-application.ts'

interface Flags {
  company?: string
  name?: string
  role?: KeyRole
  until?: string
  days?: number
  address?: string[]
  json?: true
}

const companyOf = ({ company }: Flags): Promise<string> => textOf(company, '--company', 'Şirketin kısa adı')

const dayOf = (instant: string | Date): string => localDateAt(new Date(instant), homeTimezone)
/** The last day of something that ends at midnight. */
const lastDayOf = (end: string | Date): string => dayOf(new Date(new Date(end).getTime() - 1))

const wholeNumber = (text: string): number => {
  if (!/^\d{1,4}$/.test(text)) throw new InvalidArgumentError('Bir gün sayısı olmalı.')
  return Number(text)
}

const refuseUnlessDay = (day: string): string => {
  if (!isDay(day)) throw wrongUsage(`"${day}" bir gün değil; 2027-02-20 gibi yazın.`)
  return day
}

const create = async (flags: Flags): Promise<void> => {
  const slug = await companyOf(flags)
  const name = await textOf(flags.name, '--name', 'Anahtarın adı (hangi yazılım için)')
  const role = await oneOf(
    flags.role,
    '--role',
    'Anahtarın rolü',
    keyRoles.map((value) => ({ name: roleLabels[value], value })),
  )
  const { days } = flags
  const until =
    days === undefined
      ? refuseUnlessDay(await textOf(flags.until, '--until ya da --days', 'Son geçerlilik günü (YYYY-AA-GG)'))
      : null
  const { key, token } = await withApplication((use) =>
    use(Transaction).run(async () => {
      const { id: companyId } = await companyBySlug(use, slug)
      const lastDay = until ?? addDays(dayOf(use(Clock).now()), days ?? 0)
      return use(createKey)({ actor: operator, companyId, name, role, lastDay, addresses: flags.address ?? [] })
    }),
  )
  if (flags.json) {
    const { id, addresses, expiresAt } = key
    return sayJson({
      success: true,
      key: { id, name: key.name, role, addresses, expires_at: expiresAt },
      secret: token,
    })
  }
  say(`“${key.name}” anahtarı oluşturuldu: ${roleLabels[role]}, ${lastDayOf(key.expiresAt)} sonuna kadar.`)
  say(`Anahtar (bir daha gösterilmez): ${token}`)
}

const list = async (flags: Flags): Promise<void> => {
  const slug = await companyOf(flags)
  const keys = await withApplication(async (use) => use(AccessReads).keys((await companyBySlug(use, slug)).id))
  if (flags.json) return sayList({ keys })
  if (keys.length === 0) return say('Hiç anahtar yok. Biri "tabldot key create" ile oluşturulur.')
  const rows = keys.map((key) => [
    key.id,
    key.name,
    roleLabels[key.role],
    keyStateLabels[key.state],
    lastDayOf(key.expires_at),
    key.created_by_name ?? atCommandLine,
    key.last_used_at === null ? 'Hiç kullanılmadı' : `${dayOf(key.last_used_at)}, ${key.last_used_address}`,
    key.addresses.join(', '),
  ])
  say(table(['Kimlik', 'Ad', 'Rol', 'Durum', 'Son gün', 'Oluşturan', 'Son kullanım', 'Adresler'], rows))
}

const revoke = async (keyId: string, flags: Flags): Promise<void> => {
  refuseUnlessId(keyId, 'anahtarın', 'tabldot key list')
  const slug = await companyOf(flags)
  await withApplication((use) =>
    use(Transaction).run(async () =>
      use(revokeKey)({ actor: operator, companyId: (await companyBySlug(use, slug)).id, keyId }),
    ),
  )
  if (flags.json) return sayJson({ success: true, key: { id: keyId } })
  say('Anahtar iptal edildi; artık geçersiz.')
}

const companyFlag = ['--company <kısa-ad>', 'Anahtarın şirketi'] as const
const epilogue = `
Anahtar, rolünün personeli gibi API'yi kullanır (Authorization: Bearer tbd_…); şifreler, anahtarlar, mesajlar, başvuru
kararları ve kişiye özel işlemler ona kapalıdır. Yöneticileri değiştiremez, ayrılan yöneticileri geri getiremez, kimsenin
tek kullanımlık şifresini göremez. Yalnızca oluşturulduğunda gösterilir; kaybolursa iptal edip yenisini oluşturun.`

export const keyCommands = (key: Command): void => {
  key
    .command('create')
    .description('Bir anahtar oluşturur')
    .option(...companyFlag)
    .option('--name <ad>', 'Hangi yazılım için olduğu')
    .addOption(new Option('--role <rol>', 'Anahtarın rolü').choices(keyRoles))
    .option('--until <gün>', 'Geçerli olduğu son gün (YYYY-AA-GG), en fazla bir yıl sonrası')
    .addOption(
      new Option('--days <sayı>', 'Bugünden sonra kaç gün geçerli olduğu').argParser(wholeNumber).conflicts('until'),
    )
    .option('--address <adres...>', 'Kullanılabileceği IP adresi ya da ağ; verilmezse her yerden')
    .option(...jsonFlag)
    .addHelpText('after', epilogue)
    .action(create)
  key
    .command('list')
    .description('Bir şirketin anahtarlarını listeler')
    .option(...companyFlag)
    .option(...jsonFlag)
    .action(list)
  key
    .command('revoke')
    .description('Bir anahtarı iptal eder; bir sonraki isteğinde geçersiz olur')
    .argument('<anahtar>', 'Anahtarın kimliği ("key list" ile görülür)')
    .option(...companyFlag)
    .option(...jsonFlag)
    .action(revoke)
}
