import { text } from 'node:stream/consumers'
import type { Command } from 'commander'
import { acceptablePassword, createAdministrator, usernameRule } from '../../src/core/access/index.ts'
import { nameProblem } from '../../src/core/shared/index.ts'
import { nameProblems } from '../../src/texts/schema-problems.ts'
import { newPassword, textOf } from '../ask.ts'
import { wrongUsage } from '../failure.ts'
import { jsonFlag, say, sayJson } from '../terminal.ts'
import { withApplication } from '../with-application.ts'

const passwordVariable = 'TABLDOT_ADMIN_PASSWORD'

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
  const username = await textOf(flags.username, '--username', 'Kullanıcı adı')
  const problem = nameProblem(username, usernameRule)
  if (problem) throw wrongUsage(`Kullanıcı adı ${nameProblems[problem](usernameRule)}.`)
  const password = acceptablePassword(await passwordOf(flags))
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
