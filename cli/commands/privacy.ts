import type { Command } from 'commander'
import { operator } from '../../src/core/actors/rules.ts'
import { handOverOwnData, maxPrivacyNote } from '../../src/core/privacy/index.ts'
import { phoneOrRefuse, Transaction } from '../../src/core/shared/index.ts'
import { employeeRefusal } from '../../src/core/workforce/index.ts'
import { OwnDataReads, type Use } from '../../src/main/index.ts'
import { fileNameOf } from '../../src/texts/privacy/own-data.ts'
import { ownDataWriters } from '../../src/texts/privacy/own-data-writers.ts'
import { textOf } from '../ask.ts'
import { Failure } from '../failure.ts'
import { personByPhone } from '../find-person.ts'
import { NewFile } from '../import/new-file.ts'
import { jsonFlag, say, sayJson } from '../terminal.ts'
import { withApplication } from '../with-application.ts'
import { privacyDueCommand } from './privacy-due.ts'
import { privacyEraseCommand } from './privacy-erase.ts'
import { recordCommands } from './privacy-records.ts'

interface Flags {
  company?: string
  phone?: string
  out?: string
  html?: true
  answer?: string
  json?: true
}

/** The log says that the file was handed over only once it is on disk. */
const writeTo = async (
  file: NewFile,
  use: Use,
  { slug, phone, format, answer }: { slug: string; phone: string; format: 'json' | 'html'; answer: string | null },
): Promise<void> => {
  const { companyId, userId } = await personByPhone(use, slug, phone)
  const reads = use(OwnDataReads)
  const head = await reads.head({ companyId, userId })
  if (head === null) throw employeeRefusal('employee.missing')
  let text = ''
  for await (const piece of ownDataWriters[format](head, reads.parts({ companyId, userId }))) text += piece
  await use(Transaction).run(async () => {
    await use(handOverOwnData)({ companyId, userId, actor: operator, answer })
    await file.write(Buffer.from(text))
  })
}

const answerOrRefuse = (typed: string): string => {
  const answer = typed.trim()
  if (answer === '' || answer.length > maxPrivacyNote)
    throw new Failure(`Açıklama 1–${maxPrivacyNote} karakter olmalı.`, 1, { code: 'privacy.answer_invalid' })
  return answer
}

const exportData = async (flags: Flags): Promise<void> => {
  const slug = await textOf(flags.company, '--company', 'Şirketin kısa adı')
  const phone = phoneOrRefuse(await textOf(flags.phone, '--phone', 'Telefon'))
  const format = flags.html ? 'html' : 'json'
  const answer = flags.answer === undefined ? null : answerOrRefuse(flags.answer)
  const file = await NewFile.create(flags.out ?? fileNameOf(format), 'Dosya')
  try {
    await withApplication((use) => writeTo(file, use, { slug, phone, format, answer }))
    file.keep()
  } finally {
    await file.close()
  }
  if (flags.json) return sayJson({ success: true, file: file.path })
  say(`Yazıldı: ${file.path}`)
}

const epilogue = `
Kişi aynı dosyayı kendisi de indirebilir: Hesabım, Verilerim. Dosyayı yalnızca o kişiye verin; önce kimliğinden emin olun.
Dışa aktarma şirketin işlem kayıtlarına yazılır. Son sahibin bilgi talebini şirkette kimse sonuçlandıramaz; dosyayı kendisine
verince --answer ile siz sonuçlandırın.`

export const privacyCommands = (privacy: Command): void => {
  privacyDueCommand(privacy)
  privacyEraseCommand(privacy)
  privacy
    .command('export')
    .description('Bir kişi hakkında saklanan her şeyi bir dosyaya yazar')
    .option('--company <kısa-ad>', 'Kişinin şirketi')
    .option('--phone <telefon>', 'Kişinin telefonu')
    .option('--out <dosya>', 'Yazılacak dosya (yoksa verilerim.json ya da verilerim.html)')
    .option('--html', 'JSON yerine tarayıcıda okunan bir sayfa yazar')
    .option('--answer <açıklama>', 'Bekleyen bilgi talebini bu açıklamayla sonuçlandırır: dosya nasıl verildi')
    .option(...jsonFlag)
    .addHelpText('after', epilogue)
    .action(exportData)
  recordCommands(privacy)
}
