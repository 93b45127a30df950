import type { Command } from 'commander'
import { Clock, homeTimezone, localDateAt } from '../../src/core/shared/index.ts'
import { SpreadsheetReader } from '../../src/core/workforce/index.ts'
import { CompanyReads, failedRowsSheet, type Use } from '../../src/main/index.ts'
import { oneOf } from '../ask.ts'
import { Failure, wrongUsage } from '../failure.ts'
import { companyBySlug } from '../find-company.ts'
import { dryRun, importList } from '../import/import-list.ts'
import { typedShift } from '../import/typed-shift.ts'
import { NewFile } from '../import/new-file.ts'
import { startProgress } from '../import/progress.ts'
import { asJson, asText, isUseless, type Outcome } from '../import/report.ts'
import { contentOf } from '../read-file.ts'
import { isInteractive, jsonFlag, say, sayJson } from '../terminal.ts'
import { withApplication } from '../with-application.ts'
import { employeesResetPasswordCommand } from './employees-reset-password.ts'
import { employeesResetSecondFactorCommand } from './employees-reset-second-factor.ts'

interface Flags {
  company?: string
  dryRun?: boolean
  createDepartments?: boolean
  createShift?: string[]
  update?: boolean
  passwords?: string
  failures?: string
  json?: true
}

const defaultSheet = (use: Use, slug: string): string => {
  const now = use(Clock).now()
  const options = { timeZone: homeTimezone, hourCycle: 'h23', fractionalSecondDigits: 3 } as const
  const time = now
    .toLocaleTimeString('tr-TR', { ...options, hour: '2-digit', minute: '2-digit', second: '2-digit' })
    .replace(/\D/g, '')
  return `${slug}-sifreler-${localDateAt(now, homeTimezone)}-${time}.xlsx`
}

/** Runs the import and writes the skipped rows to `path`, if given. */
const keepingFailures = async (
  path: string | undefined,
  work: () => Promise<Omit<Outcome, 'failuresPath'>>,
): Promise<Outcome> => {
  const file = path === undefined ? undefined : await NewFile.create(path, 'Eklenmeyen satırların dosyası')
  try {
    const done = await work()
    const { failed } = done.report
    if (file === undefined || failed.length === 0) return { ...done, failuresPath: null }
    await file.write(await failedRowsSheet(failed))
    file.keep()
    return { ...done, failuresPath: file.path }
  } finally {
    await file?.close()
  }
}

const importFile = async (
  file: string,
  {
    company,
    dryRun: isDryRun = false,
    createDepartments: createsDepartments = false,
    createShift = [],
    update: updates = false,
    passwords,
    failures,
    json,
  }: Flags,
): Promise<void> => {
  const shifts = createShift.map(typedShift)
  const bytes = await contentOf(file, 50)
  const outcome = await withApplication(async (use): Promise<Outcome> => {
    const companies = company === undefined && isInteractive() ? await use(CompanyReads).overview(null) : []
    const slug = await oneOf(
      company,
      '--company',
      'Şirket',
      companies.map((one) => ({ name: one.name, value: one.slug })),
    )
    const { id: companyId, type } = await companyBySlug(use, slug)
    if (shifts.length > 0 && type !== 'corporate')
      throw wrongUsage(`"${slug}" bir firma değil; --create-shift ile vardiya yalnızca firmalarda açılır.`)
    const progress = startProgress(!json)
    try {
      const rows = await use(SpreadsheetReader).people(companyId, bytes)
      const list = { companyId, rows, createsDepartments, shifts, updates }
      progress.reach('enrolling', list.rows.length)
      const done = await keepingFailures(failures, async () => ({
        ...(isDryRun ? await dryRun(use, list) : await importList(use, list, passwords ?? defaultSheet(use, slug))),
        isDryRun,
      }))
      progress.reach('done', list.rows.length)
      return done
    } finally {
      progress.stop()
    }
  })
  if (!json) say(asText(outcome))
  if (isUseless(outcome))
    throw new Failure('Listeden kimse eklenemedi.', 1, { code: 'import.nobody_added', answer: asJson(outcome) })
  if (json) sayJson(asJson(outcome))
}

const epilogue = `
Listenin bir başlık satırı olmalı: Ad Soyad, Telefon, isteğe bağlı E-posta, Departman ve Vardiya; sıraları önemli değil.
Vardiya sütunu kişinin kendi vardiyalarıdır (birden çoksa virgülle ya da noktalı virgülle); zaten kayıtlı olanlar departmanları ya da vardiyaları yoksa listedekini alır, olanı --update verilmedikçe değişmez. Boş hücreler ve listede olmayan kişiler hiçbir zaman değişmez.
Sorunsuz satırlar eklenir, yalnızca ötekiler nedenleriyle birlikte gösterilir; --failures onları düzeltilip yeniden verilecek bir dosyaya yazar. Aynı liste yeniden verilirse kimse iki kez eklenmez.`

export const employeesCommands = (employees: Command): void => {
  employeesResetPasswordCommand(employees)
  employeesResetSecondFactorCommand(employees)
  employees
    .command('import')
    .description('Bir Excel listesindeki çalışanları ekler')
    .argument('<dosya>', 'Excel dosyası (.xlsx ya da .xls, en fazla 5 MB ve 10.000 satır)')
    .option('--company <kısa-ad>', 'Çalışanların şirketi')
    .option('--create-departments', 'Listede adı geçip şirkette olmayan departmanları açar')
    .option(
      '--create-shift <vardiya>',
      'Listede adı geçip firmada olmayan bir vardiyayı açar: "Gece=22:00-06:00/1,2,3,4,5" (günler yazılmazsa hafta içi; birden çok kez verilebilir)',
      (typed: string, all: string[] = []) => [...all, typed],
    )
    .option(
      '--update',
      'Zaten kayıtlı aktif kişilerin adını, e-postasını, departmanını ve vardiyasını listedekine çevirir',
    )
    .option('--dry-run', 'Ne olacağını yazar, hiçbir şeyi değiştirmez')
    .option(
      '--passwords <dosya>',
      'Tek kullanımlık şifrelerin yazılacağı yeni .xlsx dosyası (verilmezse bulunulan klasörde)',
    )
    .option('--failures <dosya>', 'Eklenmeyen satırların, nedenleriyle birlikte yazılacağı yeni .xlsx dosyası')
    .option(...jsonFlag)
    .addHelpText('after', epilogue)
    .action(importFile)
}
