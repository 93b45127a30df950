import type { Command } from 'commander'
import { operator } from '../../src/core/actors/rules.ts'
import { eraseOnRequest } from '../../src/core/privacy/index.ts'
import { phoneOrRefuse, Transaction } from '../../src/core/shared/index.ts'
import { textOf } from '../ask.ts'
import { Failure } from '../failure.ts'
import { personByPhone } from '../find-person.ts'
import { jsonFlag, say, sayJson } from '../terminal.ts'
import { withApplication } from '../with-application.ts'

interface Flags {
  company?: string
  phone?: string
  confirm?: string
  json?: true
}

const erase = async (flags: Flags): Promise<void> => {
  const slug = await textOf(flags.company, '--company', 'Şirketin kısa adı')
  const phone = phoneOrRefuse(await textOf(flags.phone, '--phone', 'Telefon'))
  const again = await textOf(flags.confirm, '--confirm', 'Geri alınamaz. Silmek için telefonu yeniden yazın')
  if (phoneOrRefuse(again) !== phone)
    throw new Failure('İki telefon aynı değil; hiçbir şey silinmedi.', 1, { code: 'privacy.not_confirmed' })
  await withApplication((use) =>
    use(Transaction).run(async () => {
      const { companyId, userId } = await personByPhone(use, slug, phone)
      await use(eraseOnRequest)({ companyId, userId, actor: operator })
    }),
  )
  if (flags.json) return sayJson({ success: true })
  say('Hesap kalıcı olarak silindi.')
}

const epilogue = `
Ad, telefon, e-posta ve kişiye ait kayıtlar silinir; sayılar ve mutabakatlar değişmez. Silme talebi de sonuçlanır; bekleyen bir
bilgi talebi varsa önce o sonuçlanmalı.
Son sahibin hesabı silinmez. Şirketin yöneticileri aynısını bir silme talebini kabul ederek yapar.`

export const privacyEraseCommand = (privacy: Command): void => {
  privacy
    .command('erase')
    .description('Bir kişinin hesabını ve verilerini kalıcı olarak siler')
    .option('--company <kısa-ad>', 'Kişinin şirketi')
    .option('--phone <telefon>', 'Kişinin telefonu')
    .option('--confirm <telefon>', 'Aynı telefon, onay için')
    .option(...jsonFlag)
    .addHelpText('after', epilogue)
    .action(erase)
}
