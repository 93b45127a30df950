import type { Command } from 'commander'
import { Transaction } from '../../src/core/shared/index.ts'
import { oneTimePasswordDays } from '../../src/core/workforce/rules.ts'
import { fieldLabels } from '../../src/texts/kernel/field-labels.ts'
import { sheetHeadings } from '../../src/texts/kernel/sheets.ts'
import { applySeed, type Seeded } from '../seed/apply-seed.ts'
import { readSeedFile } from '../seed/read-seed-file.ts'
import { seedTools } from '../seed/seed-tools.ts'
import { jsonFlag, say, sayJson, table } from '../terminal.ts'
import { withApplication } from '../with-application.ts'

const oneTimePasswordsOf = ({ companies }: Seeded) =>
  companies.flatMap(({ company, users }) =>
    users.flatMap(({ employee, oneTimePassword }) =>
      oneTimePassword === null
        ? []
        : [{ company: company.slug, full_name: employee.fullName, phone: employee.phone, password: oneTimePassword }],
    ),
  )

const asJson = (seeded: Seeded) => ({
  success: true,
  companies: seeded.companies.map(({ company, isNew, departments, shifts, users }) => ({
    id: company.id,
    slug: company.slug,
    created: isNew,
    departments_added: departments.length,
    shifts_added: shifts.length,
    users_added: users.length,
  })),
  partnerships_added: seeded.partnerships.length,
  one_time_passwords: oneTimePasswordsOf(seeded),
})

const asText = (seeded: Seeded): string => {
  const rows = seeded.companies.map(({ company, isNew, departments, shifts, users }) => [
    company.slug,
    isNew ? 'açıldı' : 'vardı',
    ...[departments, shifts, users].map(({ length }) => (length === 0 ? '–' : `+${length}`)),
  ])
  const passwords = oneTimePasswordsOf(seeded).map(({ company, full_name, phone, password }) => [
    company,
    full_name,
    phone,
    password,
  ])
  return [
    table(['Şirket', fieldLabels.status, fieldLabels.department, 'Vardiya', 'Kişi'], rows),
    `Kurulan ortaklık: ${seeded.partnerships.length}`,
    ...(passwords.length === 0
      ? []
      : [
          '',
          `Tek kullanımlık şifreler (${oneTimePasswordDays} gün geçerli, bir daha gösterilmez):`,
          table(['Şirket', sheetHeadings.fullName, fieldLabels.phone, 'Şifre'], passwords),
        ]),
  ].join('\n')
}

const seed = async (file: string, { json }: { json?: true }): Promise<void> => {
  const { content, placeOf } = await readSeedFile(file)
  const seeded = await withApplication((use) => use(Transaction).run(() => applySeed(seedTools(use), content, placeOf)))
  if (json) sayJson(asJson(seeded))
  else say(asText(seeded))
}

const epilogue = `
Dosyanın biçimi: cli/seed/seed-file.schema.json. Var olan şirketlere yalnızca eksikler eklenir; dosyada
bir hata varsa hiçbir şey yazılmaz. Aynı dosya yeniden verilirse bir şey değişmez.
Kişinin kendi vardiyaları "shifts" alanındadır; verilmezse bütün vardiyalar onundur. Yeni vardiyada seçim, bir gün önce
23.59’a kadardır; kapanışı firma Vardiyalar sayfasından değiştirir.`

export const companySeedCommand = (company: Command): void => {
  company
    .command('seed')
    .description('Şirketleri, departmanları, vardiyaları, kişileri ve ortaklıkları bir dosyadan kurar')
    .argument('<dosya>', 'JSON ya da YAML dosyası')
    .option(...jsonFlag)
    .addHelpText('after', epilogue)
    .action(seed)
}
