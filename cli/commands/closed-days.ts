import type { Command } from 'commander'
import { operator } from '../../src/core/actors/rules.ts'
import { type ClosedDay, closeDays, type ClosedDayRow, closedDayNameRule } from '../../src/core/calendar/index.ts'
import { Clock, homeTimezone, type LocalDate, localDateAt, typedDate } from '../../src/core/shared/index.ts'
import { nameProblem } from '../../src/core/shared/rules.ts'
import { closedDayRows, ClosedDayReads, type Use } from '../../src/main/index.ts'
import { quantityText } from '../../src/texts/kernel/amounts.ts'
import { dated } from '../../src/texts/kernel/dates.ts'
import { textOf } from '../ask.ts'
import { Failure, wrongUsage } from '../failure.ts'
import { companyAmong } from '../find-company.ts'
import { contentOf } from '../read-file.ts'
import { rolledBack } from '../rolled-back.ts'
import { jsonFlag, say, sayJson, table } from '../terminal.ts'
import { withApplication } from '../with-application.ts'

interface Flags {
  company?: string
  year?: string
  dryRun?: boolean
  json?: true
}

const closingCompany = async (use: Use, { company }: Flags) => {
  const slug = await textOf(company, '--company', 'Şirketin kısa adı')
  const { id } = await companyAmong(use, slug, ['corporate', 'catering'], {
    only: 'yalnızca firmalar ve cateringler gün kapatır',
    code: 'company.closes_nothing',
  })
  return id
}

const list = async (flags: Flags): Promise<void> => {
  const year = flags.year === undefined ? new Date().getFullYear() : Number(flags.year)
  if (!/^20\d\d$/.test(String(year))) throw wrongUsage('--year: 2027 gibi bir yıl olmalı.')
  const days = await withApplication(async (use) => use(ClosedDayReads).ofYear(await closingCompany(use, flags), year))
  if (flags.json) return sayJson({ year, closed_days: days })
  if (days.length === 0) return say(`${year} yılında kapalı gün yok.`)
  const rows = days.map(({ date, from_time, name, cancelled_choices }) => [
    dated(date),
    from_time ?? '',
    name,
    cancelled_choices === 0 ? '' : String(cancelled_choices),
  ])
  say(table(['Tarih', 'Saat', 'Ad', 'İptal edilen seçim'], rows))
}

const time = /^([01]?\d|2[0-3])[:.]([0-5]\d)(:00)?$/

const problemOf = ({ date, name, fromTime }: ClosedDayRow, today: LocalDate): string | undefined => {
  const day = typedDate(date)
  if (day === undefined) return 'Tarih anlaşılmadı (17.05.2027 gibi yazın)'
  if (day < today) return 'Geçmiş bir gün'
  const problem = nameProblem(name, closedDayNameRule)
  if (problem !== undefined)
    return problem === 'blank' ? 'Ad boş' : `Ad en fazla ${closedDayNameRule.max} harf olabilir`
  return fromTime === '' || time.test(fromTime) ? undefined : 'Saat anlaşılmadı (13:00 gibi yazın)'
}

const dayOf = ({ date, name, fromTime }: ClosedDayRow): ClosedDay => {
  const [, hours = '', minutes = ''] = time.exec(fromTime) ?? []
  return {
    date: typedDate(date) ?? '',
    name,
    fromTime: fromTime === '' ? null : `${hours.padStart(2, '0')}:${minutes}`,
  }
}

const refuseWrong = (rows: readonly ClosedDayRow[], today: LocalDate, json: true | undefined): void => {
  const failed = rows.flatMap((row) => {
    const message = problemOf(row, today)
    return message === undefined ? [] : [{ row: row.row, message }]
  })
  if (failed.length === 0) return
  const lines = failed.map(({ row, message }) => [String(row), message])
  if (!json) say(`${table(['Satır', 'Neden'], lines)}\n`)
  throw new Failure(`Listede ${failed.length} yanlış satır var; hiçbir gün kapatılmadı.`, 1, {
    code: 'import.wrong_rows',
    answer: { success: false, failed_count: failed.length, failed },
  })
}

const importFile = async (file: string, flags: Flags): Promise<void> => {
  const { dryRun: isDryRun = false, json } = flags
  const bytes = await contentOf(file, 50)
  const { closed, choices, guests } = await withApplication(async (use) => {
    const companyId = await closingCompany(use, flags)
    const rows = await closedDayRows(bytes)
    refuseWrong(rows, localDateAt(use(Clock).now(), homeTimezone), json)
    const days = rows.map(dayOf)
    const cancelled = await rolledBack(
      use,
      () => use(closeDays)({ companyId, actor: operator, days }),
      () => isDryRun,
    )
    return { closed: days.length, choices: cancelled.cancelledChoices, guests: cancelled.cancelledGuests }
  })
  if (json)
    return sayJson({
      success: true,
      dry_run: isDryRun,
      closed_days: closed,
      cancelled_choices: choices,
      cancelled_guests: guests,
    })
  const [days, also] = [
    `${quantityText(closed)} gün`,
    `${quantityText(choices)} seçim ve ${quantityText(guests)} misafir`,
  ]
  say(
    isDryRun
      ? `Deneme: ${days} kapanacak, ${also} iptal olacak. Hiçbir şey yazılmadı.`
      : `${days} kapandı, ${also} iptal oldu.`,
  )
}

const epilogue = `
Listenin bir başlık satırı olmalı: Tarih ve Ad, isteğe bağlı Saat (yarım günlerde; o saatte ya da sonra başlayan vardiyalar kapanır).
Bir satır bile yanlışsa ya da bir günün listesi kesinleşmişse hiçbir gün kapanmaz. Zaten kapalı bir gün yeni adını ve saatini alır.
Resmî tatiller: tabldot holidays --help`

export const closedDaysCommands = (closedDays: Command): void => {
  closedDays
    .command('list')
    .description('Bir yılın kapalı günlerini yazar')
    .option('--company <kısa-ad>', 'Firma ya da catering')
    .option('--year <yıl>', 'Yıl, 2027 gibi; verilmezse bu yıl')
    .option(...jsonFlag)
    .action(list)
  closedDays
    .command('import')
    .description('Bir Excel listesindeki günleri kapatır; o günlerin seçimleri iptal olur, seçenlere bildirilir')
    .argument('<dosya>', 'Excel dosyası (.xlsx ya da .xls, en fazla 5 MB ve 10.000 satır)')
    .option('--company <kısa-ad>', 'Firma ya da catering')
    .option('--dry-run', 'Ne olacağını yazar, hiçbir şeyi değiştirmez')
    .option(...jsonFlag)
    .addHelpText('after', epilogue)
    .action(importFile)
}
