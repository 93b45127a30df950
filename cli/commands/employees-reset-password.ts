import type { Command } from 'commander'
import { Accounts, operator } from '../../src/core/access/index.ts'
import { phoneOrRefuse, Transaction } from '../../src/core/shared/index.ts'
import { resetEmployeePassword } from '../../src/core/workforce/index.ts'
import { textOf } from '../ask.ts'
import { Failure } from '../failure.ts'
import { companyBySlug } from '../find-company.ts'
import { sayOneTimePassword } from '../say-one-time-password.ts'
import { jsonFlag, say, sayJson } from '../terminal.ts'
import { withApplication } from '../with-application.ts'

interface Flags {
  company?: string
  phone?: string
  json?: true
}

const resetPassword = async (flags: Flags): Promise<void> => {
  const slug = await textOf(flags.company, '--company', 'Şirketin kısa adı')
  const phone = phoneOrRefuse(await textOf(flags.phone, '--phone', 'Telefon'))
  const { employee, oneTimePassword, expiresAt } = await withApplication((use) =>
    use(Transaction).run(async () => {
      const { id: companyId } = await companyBySlug(use, slug)
      const account = await use(Accounts).byPhone(companyId, phone)
      if (account === null)
        throw new Failure(`"${slug}" şirketinde telefonu ${phone} olan bir çalışan yok.`, 1, {
          code: 'employee.missing',
        })
      return use(resetEmployeePassword)({ companyId, employeeId: account.userId, actor: operator })
    }),
  )
  if (flags.json)
    return sayJson({
      success: true,
      user: { id: employee.id, full_name: employee.fullName, phone: employee.phone },
      one_time_password: oneTimePassword,
      expires_at: expiresAt,
    })
  say(`${employee.fullName} için tek kullanımlık şifre verildi; eski şifresi ve bütün oturumları sona erdi.`)
  sayOneTimePassword(oneTimePassword, expiresAt)
}

const epilogue = `
Şirketinde bunu yapacak kimse kalmamışsa kullanılır, örneğin şirketin tek sahibi şifresini unutmuşsa.
İşlem, şirketin kayıtlarına yazılır.`

export const employeesResetPasswordCommand = (employees: Command): void => {
  employees
    .command('reset-password')
    .description('Bir çalışana tek kullanımlık şifre verir; eski şifresi ve bütün oturumları sona erer')
    .option('--company <kısa-ad>', 'Çalışanın şirketi')
    .option('--phone <telefon>', 'Çalışanın telefonu')
    .option(...jsonFlag)
    .addHelpText('after', epilogue)
    .action(resetPassword)
}
