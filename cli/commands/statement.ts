import { type Command, InvalidArgumentError } from 'commander'
import { buffer } from 'node:stream/consumers'
import { sideOf, StatementBooks, statementRefusal } from '../../src/core/settlement/index.ts'
import { StatementReads, type Use } from '../../src/main/index.ts'
import { formatLira, quantityText } from '../../src/texts/kernel/amounts.ts'
import { dated } from '../../src/texts/kernel/dates.ts'
import { bookTexts as texts, fileOf, statementStates } from '../../src/texts/settlement/book.ts'
import { lineText, periodText, signed } from '../../src/texts/settlement/labels.ts'
import { textOf } from '../ask.ts'
import { companyAmong } from '../find-company.ts'
import { NewFile } from '../import/new-file.ts'
import { refuseUnlessId } from '../refuse-unless-id.ts'
import { jsonFlag, say, sayJson, sayList, table } from '../terminal.ts'
import { withApplication } from '../with-application.ts'

interface Flags {
  company?: string
  file?: string
  month?: string
  partner?: string
  json?: true
}

/** All of them: a company has a few with each partner in a year. */
const listed = 10_000

const settlingCompany = async (use: Use, slug: string) => {
  const { id, type } = await companyAmong(use, slug, ['corporate', 'catering'], {
    only: 'mutabakat firmalarla cateringler arasındadır',
    code: 'company.settles_nothing',
  })
  return { id, side: sideOf(type) }
}

const monthOf = (text: string): string => {
  if (!/^20\d{2}-(0[1-9]|1[0-2])$/.test(text)) throw new InvalidArgumentError('Ay 2026-10 gibi yazılır.')
  return text
}

const slugOf = ({ company }: Flags): Promise<string> => textOf(company, '--company', 'Şirketin kısa adı')

const list = async (flags: Flags): Promise<void> => {
  const { month, partner } = flags
  const slug = await slugOf(flags)
  const { statements } = await withApplication(async (use) => {
    const { id, side } = await settlingCompany(use, slug)
    return use(StatementReads).list(side, id, { month, search: partner }, { limit: listed, offset: 0 })
  })
  if (flags.json) return sayList({ statements })
  if (statements.length === 0)
    return say((month ?? partner) ? 'Böyle bir mutabakat yok.' : 'Hiç mutabakat yok; ilk liste kesinleşince oluşur.')
  const rows = statements.map((one) => [
    one.id,
    one.partner.name,
    periodText({ first: one.first_day, last: one.last_day }),
    quantityText(one.portions),
    formatLira(one.total_price),
    statementStates[one.state],
    one.open_corrections === 0 ? '' : `${one.open_corrections} düzeltme açık`,
  ])
  say(table(['Kimlik', 'Karşı taraf', 'Dönem', 'Porsiyon', 'Tutar', 'Durum', ''], rows))
}

const show = async (statementId: string, flags: Flags): Promise<void> => {
  refuseUnlessId(statementId, 'mutabakatın', 'tabldot statement list')
  const slug = await slugOf(flags)
  const statement = await withApplication(async (use) => {
    const { id, side } = await settlingCompany(use, slug)
    return use(StatementReads).detail(side, id, statementId)
  })
  if (statement === null) throw statementRefusal('statement.missing')
  if (flags.json) return sayJson(statement)
  const { own, partner, days, lines, amounts, unpriced_portions: unpriced } = statement
  const period = periodText({ first: statement.first_day, last: statement.last_day })
  say(`${own.name} · ${partner.name} · ${period}: ${statementStates[statement.state]}`)
  const served = days.filter(({ portions, meals }) => portions > 0 || meals.some((count) => count !== null))
  const rows = served.map((day) => [
    dated(day.date),
    ...day.meals.map((count) => (count === null ? '' : quantityText(count))),
    ...[day.guests, day.top_up].map((count) => (count === 0 ? '' : quantityText(count))),
    day.corrections === 0 ? '' : signed(day.corrections),
    quantityText(day.portions),
  ])
  const titles = statement.shifts.map(({ title }) => title)
  say(table([texts.day, ...titles, texts.guests, texts.topUp, texts.correction, texts.portions], rows))
  say('')
  const sums = [
    ...lines.map(({ kind, period: corrected, portions, unit_price: unitPrice, price }) => [
      `${lineText(kind, corrected)}: ${quantityText(portions)} × ${formatLira(unitPrice)}`,
      formatLira(price),
    ]),
    [texts.net, formatLira(amounts.net_price)],
    ...amounts.vat.map(({ rate, price }) => [texts.vat(rate), formatLira(price)]),
    [texts.total, formatLira(amounts.total_price)],
    ...(amounts.withheld_vat === 0
      ? []
      : [
          [texts.withheld, formatLira(-amounts.withheld_vat)],
          [texts.payable, formatLira(amounts.payable_price)],
        ]),
  ]
  say(table([texts.line, texts.amounts], sums))
  if (unpriced > 0) say(texts.unpriced(unpriced))
  say(texts.notAnInvoice)
}

const write = async (statementId: string, flags: Flags): Promise<void> => {
  refuseUnlessId(statementId, 'mutabakatın', 'tabldot statement list')
  const slug = await slugOf(flags)
  const path = await withApplication(async (use) => {
    const { id, side } = await settlingCompany(use, slug)
    const book = await use(StatementReads).book(side, id, statementId)
    if (book === null) throw statementRefusal('statement.missing')
    const file = await NewFile.create(flags.file ?? fileOf(book), 'Dosya')
    try {
      await file.write(await buffer(use(StatementBooks).write(book)))
      file.keep()
    } finally {
      await file.close()
    }
    return file.path
  })
  if (flags.json) return sayJson({ success: true, file: path })
  say(`Yazıldı: ${path}`)
}

const companyFlag = ['--company <kısa-ad>', 'Mutabakatı hangi şirketin gözüyle gösterdiği'] as const
const statementArgument = ['<mutabakat>', 'Mutabakatın kimliği ("statement list" ile görülür)'] as const

export const statementCommands = (statement: Command): void => {
  statement
    .command('list')
    .description('Bir firmanın ya da cateringin mutabakatlarını listeler: son 12 ay ve mutabık kalınmamış olanlar')
    .option(...companyFlag)
    .option('--month <ay>', 'Yalnızca bu ayda biten dönemler: 2026-10', monthOf)
    .option('--partner <ad>', 'Yalnızca adında bu geçen karşı tarafla olanlar')
    .option(...jsonFlag)
    .action(list)
  statement
    .command('show')
    .description('Bir dönemin günlerini ve tutarını yazar')
    .argument(...statementArgument)
    .option(...companyFlag)
    .option(...jsonFlag)
    .action(show)
  statement
    .command('export')
    .description('Bir dönemi Excel dosyasına yazar; toplamlar formüldür')
    .argument(...statementArgument)
    .option(...companyFlag)
    .option('--file <dosya>', 'Dosyanın adı; verilmezse döneme göre. Var olan dosyanın üstüne yazılmaz')
    .option(...jsonFlag)
    .action(write)
}
