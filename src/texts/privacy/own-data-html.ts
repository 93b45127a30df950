import { atFirstUse } from '../../core/shared/rules.ts'
import { dated, monthText } from '../kernel/dates.ts'
import { escaped } from '../kernel/html.ts'
import { type Format, type OwnDataHead, type OwnRow, type OwnRows, partOf } from './own-data.ts'

const instantFormat = atFirstUse(
  () =>
    new Intl.DateTimeFormat('tr-TR', {
      dateStyle: 'short',
      timeStyle: 'short',
      timeZone: 'Europe/Istanbul',
    }),
)

const shown = (value: unknown, format?: Format): string => {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.join(', ')
  if (format === 'date') return dated(value)
  if (format === 'yesNo') return value === true ? 'Evet' : 'Hayır'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (format === 'instant') return instantFormat().format(new Date(text))
  if (format === 'month') return monthText(text)
  return format?.[text] ?? text
}

const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:72rem;margin:0 auto;padding:1rem}
h1{font-size:1.5rem}h2{font-size:1.125rem;margin:2rem 0 .25rem}p{margin:.25rem 0 .5rem}
.rows{overflow-x:auto}table{border-collapse:collapse;min-width:100%}
th,td{text-align:left;vertical-align:top;padding:.375rem .75rem .375rem 0;border-bottom:1px solid #8885}
th{white-space:nowrap}td{overflow-wrap:anywhere;white-space:pre-line;min-width:6rem}
@media print{body{max-width:none;font-size:11px}.rows{overflow:visible}}`

const cellsOf = (part: OwnRows['part'], row: OwnRow): (readonly [label: string, text: string])[] =>
  Object.entries(partOf(part).fields).map(([name, field]) => {
    const [label, format] = typeof field === 'string' ? [field] : field
    return [label, escaped(shown(row[name], format))]
  })

async function* section({ part, batches }: OwnRows): AsyncGenerator<string> {
  const { title, note, fields } = partOf(part)
  yield `<section><h2>${escaped(title)}</h2>\n`
  if (note !== undefined) yield `<p>${escaped(note)}</p>\n`
  const labels = Object.values(fields).map((field) => (typeof field === 'string' ? field : field[0]))
  const head = labels.map((label) => `<th scope="col">${escaped(label)}</th>`).join('')
  const open = `<div class="rows" role="region" aria-label="${escaped(title)}" tabindex="0"><table>`
  let rows = 0
  for await (const batch of batches)
    for (const row of batch) {
      const cells = cellsOf(part, row)
      if (part === 'account') {
        const lines = cells.map(([label, text]) => `<tr><th scope="row">${escaped(label)}</th><td>${text}</td></tr>\n`)
        yield `${open}${lines.join('')}`
      } else {
        if (rows === 0) yield `${open}<thead><tr>${head}</tr></thead>\n`
        yield `<tr>${cells.map(([, text]) => `<td>${text}</td>`).join('')}</tr>\n`
      }
      rows++
    }
  yield rows === 0 ? '<p>Kayıt yok.</p></section>\n' : '</table></div></section>\n'
}

/** Everything about a person as one page without scripts or addresses, for reading and printing. */
export async function* ownDataHtml(
  { company, person, madeAt }: OwnDataHead,
  parts: AsyncIterable<OwnRows> | Iterable<OwnRows>,
): AsyncGenerator<string> {
  const title = `${escaped(person)} – verilerim`
  yield `<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1>
<p>${escaped(company)} şirketindeki hesabınız hakkında saklanan her şey, ${instantFormat().format(madeAt)} itibarıyla.`
  yield ' Saatler Türkiye saatidir.</p>\n'
  for await (const rows of parts) yield* section(rows)
  yield '</main></body></html>\n'
}
