import { text } from 'node:stream/consumers'
import type { Command } from 'commander'
import {
  acceptablePassword,
  createAdministrator,
  removeAdministrator,
  resetAdministratorPassword,
  resetAdministratorSecondFactor,
  usernameRule,
} from '../../src/core/access/index.ts'
import { homeTimezone, localDateAt, nameProblem, Transaction } from '../../src/core/shared/index.ts'
import { OneTimePasswords } from '../../src/core/workforce/index.ts'
import { AccessReads } from '../../src/main/index.ts'
import { nameProblems } from '../../src/texts/kernel/schema-problems.ts'
import { newPassword, textOf } from '../ask.ts'
import { wrongUsage } from '../failure.ts'
import { jsonFlag, say, sayJson, sayList, table } from '../terminal.ts'
import { withApplication } from '../with-application.ts'

const passwordVariable = 'TABLDOT_ADMIN_PASSWORD'

interface Flags {
  username?: string
  passwordStdin?: true
  last?: true
  json?: true
}

/** A password that the operator provides without being asked. */
const givenPassword = async ({ passwordStdin }: Flags): Promise<string | undefined> => {
  if (passwordStdin) return (await text(process.stdin)).replace(/\r?\n$/, '')
  return process.env[passwordVariable] || undefined
}

const usernameOf = ({ username }: Flags): Promise<string> => textOf(username, '--username', 'Kullanıcı adı')

const create = async (flags: Flags): Promise<void> => {
  const username = await usernameOf(flags)
  const problem = nameProblem(username, usernameRule)
  if (problem) throw wrongUsage(`Kullanıcı adı ${nameProblems[problem](usernameRule)}.`)
  const password = acceptablePassword(
    (await givenPassword(flags)) ?? (await newPassword(`--password-stdin (ya da ${passwordVariable})`)),
    { names: [username] },
  )
  const administrator = await withApplication((use) => use(createAdministrator)({ username, password }))
  if (flags.json) return sayJson({ success: true, administrator })
  say(`Yönetici oluşturuldu: ${administrator.username}`)
}

const list = async ({ json }: Flags): Promise<void> => {
  const administrators = await withApplication((use) => use(AccessReads).administrators())
  if (json) return sayList({ administrators })
  if (administrators.length === 0) return say('Hiç yönetici yok. Biri "tabldot admin create" ile açılır.')
  const rows = administrators.map(({ username, created_at, second_factor }) => [
    username,
    localDateAt(created_at, homeTimezone),
    second_factor ? 'Açık' : 'Kapalı',
  ])
  say(table(['Kullanıcı adı', 'Açıldığı gün', 'İki adımlı doğrulama'], rows))
}

const resetPassword = async (flags: Flags): Promise<void> => {
  const username = await usernameOf(flags)
  const given = await givenPassword(flags)
  const { administrator, password } = await withApplication(async (use) => {
    const password = given ?? use(OneTimePasswords).issue().password
    const reset = () => use(resetAdministratorPassword)({ username, password })
    return { administrator: await use(Transaction).run(reset), password }
  })
  if (flags.json) return sayJson({ success: true, administrator, ...(given === undefined && { password }) })
  say(`${administrator.username} için yeni şifre verildi; eski şifresi ve bütün oturumları sona erdi.`)
  if (given === undefined) say(`Yeni şifre (bir daha gösterilmez): ${password}`)
}

const resetSecondFactor = async (flags: Flags): Promise<void> => {
  const username = await usernameOf(flags)
  const administrator = await withApplication((use) =>
    use(Transaction).run(() => use(resetAdministratorSecondFactor)({ username })),
  )
  if (flags.json) return sayJson({ success: true, administrator })
  say(`${administrator.username} için iki adımlı doğrulama kapatıldı; bütün oturumları sona erdi.`)
}

const remove = async (flags: Flags): Promise<void> => {
  const username = await usernameOf(flags)
  const administrator = await withApplication((use) =>
    use(Transaction).run(() => use(removeAdministrator)({ username, allowLast: flags.last === true })),
  )
  if (flags.json) return sayJson({ success: true, administrator })
  say(`Yönetici silindi: ${administrator.username}`)
}

const usernameFlag = ['--username <ad>', 'Kullanıcı adı'] as const
const passwordFlag = (otherwise: string) =>
  [
    '--password-stdin',
    `Şifreyi standart girdiden okur (yoksa ${passwordVariable} ortam değişkeninden${otherwise})`,
  ] as const

export const adminCommands = (admin: Command): void => {
  admin
    .command('create')
    .description('Bir yönetici hesabı açar')
    .option(...usernameFlag)
    .option(...passwordFlag(''))
    .option(...jsonFlag)
    .action(create)
  admin
    .command('list')
    .description('Yöneticileri listeler')
    .option(...jsonFlag)
    .action(list)
  admin
    .command('reset-password')
    .description('Bir yöneticiye yeni şifre verir; eski şifresi ve bütün oturumları sona erer')
    .option(...usernameFlag)
    .option(...passwordFlag('; o da yoksa rastgele bir şifre üretilir ve bir kez gösterilir'))
    .option(...jsonFlag)
    .action(resetPassword)
  admin
    .command('reset-second-factor')
    .description('Telefonunu ve kurtarma kodlarını kaybeden bir yöneticinin iki adımlı doğrulamasını kapatır')
    .option(...usernameFlag)
    .option(...jsonFlag)
    .action(resetSecondFactor)
  admin
    .command('remove')
    .description('Bir yöneticiyi siler; oturumları sona erer')
    .option(...usernameFlag)
    .option('--last', 'Son yönetici de silinebilir')
    .option(...jsonFlag)
    .action(remove)
}
