import type { Command } from 'commander'
import { resetSecondFactor } from '../../src/core/access/index.ts'
import { operator } from '../../src/core/actors/rules.ts'
import { phoneOrRefuse, Transaction } from '../../src/core/shared/index.ts'
import { textOf } from '../ask.ts'
import { personByPhone } from '../find-person.ts'
import { jsonFlag, say, sayJson } from '../terminal.ts'
import { withApplication } from '../with-application.ts'

interface Flags {
  company?: string
  phone?: string
  json?: true
}

const reset = async (flags: Flags): Promise<void> => {
  const slug = await textOf(flags.company, '--company', 'Şirketin kısa adı')
  const phone = phoneOrRefuse(await textOf(flags.phone, '--phone', 'Telefon'))
  const userId = await withApplication((use) =>
    use(Transaction).run(async () => {
      const { companyId, userId } = await personByPhone(use, slug, phone)
      await use(resetSecondFactor)({ companyId, userId, actor: operator })
      return userId
    }),
  )
  if (flags.json) return sayJson({ success: true, user: { id: userId, phone } })
  say(`Telefonu ${phone} olan kişinin iki adımlı doğrulaması kapatıldı; bütün oturumları sona erdi.`)
}

const epilogue = `
Önce arayanın gerçekten o kişi olduğundan emin olun: bundan sonra şifresi tek başına giriş yaptırır.
Kişiye bildirim gider, işlem şirketin kayıtlarına yazılır.`

export const employeesResetSecondFactorCommand = (employees: Command): void => {
  employees
    .command('reset-second-factor')
    .description('Telefonunu ve kurtarma kodlarını kaybeden bir çalışanın iki adımlı doğrulamasını kapatır')
    .option('--company <kısa-ad>', 'Çalışanın şirketi')
    .option('--phone <telefon>', 'Çalışanın telefonu')
    .option(...jsonFlag)
    .addHelpText('after', epilogue)
    .action(reset)
}
