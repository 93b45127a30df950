import type { Command } from 'commander'
import { operator } from '../../src/core/actors/rules.ts'
import { phoneOrRefuse, Transaction } from '../../src/core/shared/index.ts'
import { oneTimePasswordDays, resetEmployeePassword, resetEmployeePasswords } from '../../src/core/workforce/index.ts'
import { passwordSheet } from '../../src/main/index.ts'
import { textOf } from '../ask.ts'
import { companyBySlug } from '../find-company.ts'
import { personByPhone } from '../find-person.ts'
import { NewFile } from '../import/new-file.ts'
import { sayOneTimePassword } from '../say-one-time-password.ts'
import { jsonFlag, say, sayJson } from '../terminal.ts'
import { withApplication } from '../with-application.ts'

interface Flags {
  neverSignedIn?: true
  passwords?: string
  company?: string
  phone?: string
  json?: true
}

const resetAll = async (slug: string, { passwords, json }: Flags): Promise<void> => {
  const file = await NewFile.create(await textOf(passwords, '--passwords', 'Şifre dosyası'), 'Şifre dosyası')
  try {
    const { issued } = await withApplication((use) =>
      use(Transaction).run(async () => {
        const { id: companyId } = await companyBySlug(use, slug)
        const report = await use(resetEmployeePasswords)({ companyId, actor: operator, employeeIds: null })
        // Commits only after the passwords are on disk.
        if (report.issued.length > 0) await file.write(await passwordSheet(report.issued))
        return report
      }),
    )
    if (issued.length > 0) file.keep()
    const passwordsFile = issued.length > 0 ? file.path : null
    if (json) sayJson({ success: true, reset: issued.length, passwords_file: passwordsFile })
    else if (passwordsFile === null) say('Hiç giriş yapmamış kimse yok.')
    else {
      say(`Hiç giriş yapmamış ${issued.length.toLocaleString('tr-TR')} kişiye yeni tek kullanımlık şifre verildi.`)
      say(`Şifreler (${oneTimePasswordDays} gün geçerli): ${passwordsFile}`)
    }
  } finally {
    await file.close()
  }
}

const resetPassword = async (flags: Flags): Promise<void> => {
  const slug = await textOf(flags.company, '--company', 'Şirketin kısa adı')
  if (flags.neverSignedIn) return resetAll(slug, flags)
  const phone = phoneOrRefuse(await textOf(flags.phone, '--phone', 'Telefon'))
  const { employee, oneTimePassword, expiresAt } = await withApplication((use) =>
    use(Transaction).run(async () => {
      const { companyId, userId: employeeId } = await personByPhone(use, slug, phone)
      return use(resetEmployeePassword)({ companyId, employeeId, actor: operator })
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
    .description(
      'Bir çalışana ya da hiç giriş yapmamış herkese tek kullanımlık şifre verir; eski şifreleri ve oturumları sona erer',
    )
    .option('--company <kısa-ad>', 'Çalışanın şirketi')
    .option('--phone <telefon>', 'Çalışanın telefonu')
    .option('--never-signed-in', 'Hiç giriş yapmamış bütün çalışanlara yeni şifre verir')
    .option('--passwords <dosya>', 'Bu şifrelerin yazılacağı yeni .xlsx dosyası')
    .option(...jsonFlag)
    .addHelpText('after', epilogue)
    .action(resetPassword)
}
