import { text } from 'node:stream/consumers'
import type { Command } from 'commander'
import { acceptablePassword, createAdministrator } from '../../src/core/access/index.ts'
import { tidyName } from '../../src/core/shared/index.ts'
import { newPassword, textOf } from '../ask.ts'
import { wrongUsage } from '../failure.ts'
import { jsonFlag, say, sayJson } from '../terminal.ts'
import { withApplication } from '../with-application.ts'

const passwordVariable = 'TABLDOT_ADMIN_PASSWORD'
const maxUsernameLength = 60

interface Flags {
  username?: string
  passwordStdin?: true
  json?: true
}

const passwordOf = async ({ passwordStdin }: Flags): Promise<string> => {
  if (passwordStdin) return (await text(process.stdin)).replace(/\r?\n$/, '')
  return process.env[passwordVariable] || newPassword(`--password-stdin (ya da ${passwordVariable})`)
}

const create = async (flags: Flags): Promise<void> => {
  const username = tidyName(await textOf(flags.username, '--username', 'Kullanıcı adı'))
  if (username.length > maxUsernameLength)
    throw wrongUsage(`Kullanıcı adı en çok ${maxUsernameLength} karakter olabilir.`)
  const password = acceptablePassword(await passwordOf(flags), { names: [username] })
  const administrator = await withApplication((use) => use(createAdministrator)({ username, password }))
  if (flags.json) return sayJson({ success: true, administrator })
  say(`Yönetici oluşturuldu: ${administrator.username}`)
}

export const adminCommands = (program: Command): void => {
  program
    .command('admin')
    .description('Yönetici hesaplarını açar')
    .command('create')
    .description('Bir yönetici hesabı açar')
    .option('--username <ad>', 'Kullanıcı adı')
    .option('--password-stdin', `Parolayı standart girdiden okur (yoksa ${passwordVariable} ortam değişkeninden)`)
    .option(...jsonFlag)
    .action(create)
}
