import v8 from 'node:v8'
import type { Command } from 'commander'
import { Transaction } from '../../src/core/shared/index.ts'
import { oneTimePasswordDays } from '../../src/core/workforce/rules.ts'
import { companyPasswordSheet, type Use } from '../../src/main/index.ts'
import { fieldLabels } from '../../src/texts/kernel/field-labels.ts'
import { sheetHeadings } from '../../src/texts/kernel/sheets.ts'
import { NewFile } from '../import/new-file.ts'
import { rolledBack } from '../rolled-back.ts'
import { applySeed, type Seeded } from '../seed/apply-seed.ts'
import { startSeedProgress } from '../seed/progress.ts'
import { readSeedFile } from '../seed/read-seed-file.ts'
import type { SeededCompany } from '../seed/seed-company.ts'
import { seedTools } from '../seed/seed-tools.ts'
import { jsonFlag, say, sayJson, table } from '../terminal.ts'
import { withApplication } from '../with-application.ts'

interface Flags {
  dryRun?: true
  passwords?: string
  json?: true
}

/** What was done, and where the passwords are: in a file, to be shown, or nowhere. */
interface Outcome {
  seeded: Seeded<Summary>
  isDryRun: boolean
  passwordPath: string | null
  shown: Password[]
}

interface Password {
  company: string
  fullName: string
  phone: string
  password: string
}

const summaryOf = ({ company: { id, slug }, isNew, departments, shifts, users }: SeededCompany) => ({
  id,
  slug,
  isNew,
  added: { departments: departments.length, shifts: shifts.length, users: users.length },
  passwords: users.flatMap(({ employee: { fullName, phone }, oneTimePassword: password }): Password[] =>
    password === null ? [] : [{ company: slug, fullName, phone, password }],
  ),
})
type Summary = ReturnType<typeof summaryOf>

const passwordsOf = ({ companies }: Seeded<Summary>): Password[] => companies.flatMap(({ passwords }) => passwords)

const asJson = ({ seeded, isDryRun, passwordPath, shown }: Outcome) => ({
  success: true,
  dry_run: isDryRun,
  companies: seeded.companies.map(({ id, slug, isNew, added }) => ({
    id,
    slug,
    created: isNew,
    departments_added: added.departments,
    shifts_added: added.shifts,
    users_added: added.users,
  })),
  partnerships_added: seeded.partnerships.length,
  one_time_passwords: shown.map(({ company, fullName, phone, password }) => ({
    company,
    full_name: fullName,
    phone,
    password,
  })),
  passwords_file: passwordPath,
})

const asText = ({ seeded, isDryRun, passwordPath, shown }: Outcome): string => {
  const created = isDryRun ? 'açılacak' : 'açıldı'
  const rows = seeded.companies.map(({ slug, isNew, added: { departments, shifts, users } }) => [
    slug,
    isNew ? created : 'vardı',
    ...[departments, shifts, users].map((count) => (count === 0 ? '–' : `+${count}`)),
  ])
  const validity = `${oneTimePasswordDays} gün geçerli`
  return [
    table(['Şirket', fieldLabels.status, fieldLabels.department, 'Vardiya', 'Kişi'], rows),
    `${isDryRun ? 'Kurulacak' : 'Kurulan'} ortaklık: ${seeded.partnerships.length}`,
    ...(passwordPath === null ? [] : [`Tek kullanımlık şifreler (${validity}): ${passwordPath}`]),
    ...(shown.length === 0
      ? []
      : [
          '',
          `Tek kullanımlık şifreler (${validity}, bir daha gösterilmez):`,
          table(
            [sheetHeadings.company, sheetHeadings.fullName, fieldLabels.phone, 'Şifre'],
            shown.map(({ company, fullName, phone, password }) => [company, fullName, phone, password]),
          ),
        ]),
    ...(isDryRun ? ['Deneme: hiçbir şey yazılmadı.'] : []),
  ].join('\n')
}

/** Commits only after the passwords are on disk. */
const keepingPasswords = async (use: Use, path: string, apply: () => Promise<Seeded<Summary>>): Promise<Outcome> => {
  const file = await NewFile.create(path, 'Şifre dosyası')
  try {
    const { seeded, issued } = await use(Transaction).run(async () => {
      const seeded = await apply()
      const issued = passwordsOf(seeded)
      if (issued.length > 0) await file.write(await companyPasswordSheet(issued))
      return { seeded, issued }
    })
    if (issued.length > 0) file.keep()
    return { seeded, isDryRun: false, passwordPath: issued.length > 0 ? file.path : null, shown: [] }
  } finally {
    await file.close()
  }
}

const seed = async (path: string, { dryRun, passwords, json }: Flags): Promise<void> => {
  // Where memory is plenty, V8 would let the heap grow to four times of what is alive before it looks what is.
  v8.setFlagsFromString('--heap-growing-percent=30')
  const { content, placeOf } = await readSeedFile(path)
  const people = (content.companies ?? []).reduce((sum, { users = [] }) => sum + users.length, 0)
  const outcome = await withApplication(async (use): Promise<Outcome> => {
    const progress = startSeedProgress(people, !json)
    const apply = () =>
      applySeed(seedTools(use), content, placeOf, (seeded, { users = [] }) => {
        progress.add(users.length)
        return summaryOf(seeded)
      })
    try {
      if (dryRun) return { seeded: await rolledBack(use, apply), isDryRun: true, passwordPath: null, shown: [] }
      if (passwords !== undefined) return await keepingPasswords(use, passwords, apply)
      const seeded = await use(Transaction).run(apply)
      return { seeded, isDryRun: false, passwordPath: null, shown: passwordsOf(seeded) }
    } finally {
      progress.stop()
    }
  })
  if (json) sayJson(asJson(outcome))
  else say(asText(outcome))
}

const epilogue = `
Dosyanın biçimi: cli/seed/seed-file.schema.json. Var olan şirketlere yalnızca eksikler eklenir; dosyada
bir hata varsa hiçbir şey yazılmaz. Aynı dosya yeniden verilirse bir şey değişmez.
Kişinin kendi vardiyaları "shifts" alanındadır; verilmezse bütün vardiyalar onundur. Yeni vardiyada seçim, bir gün önce
23.59’a kadardır; kapanışı firma Vardiyalar sayfasından değiştirir.
Dosya 100 MB'a kadar olabilir. 1 MB'tan büyükse JSON ya da alt alta yazılmış YAML olmalıdır: her şirket kendi satırında "- " ile
başlar, takma adlar (alias) yalnızca kendi şirketinin içinde geçer; JSON'daki hatalar satır numarasız gösterilir.`

export const companySeedCommand = (company: Command): void => {
  company
    .command('seed')
    .description('Şirketleri, departmanları, vardiyaları, kişileri ve ortaklıkları bir dosyadan kurar')
    .argument('<dosya>', 'JSON ya da YAML dosyası')
    .option('--dry-run', 'Ne olacağını yazar, hiçbir şeyi değiştirmez')
    .option('--passwords <dosya>', 'Tek kullanımlık şifreleri göstermez, bu yeni .xlsx dosyasına yazar')
    .option(...jsonFlag)
    .addHelpText('after', epilogue)
    .action(seed)
}
