import type { Command } from 'commander'
import { officialDays, officialYears } from '../../src/core/calendar/rules.ts'
import { officialName } from '../../src/texts/calendar/labels.ts'
import { dated } from '../../src/texts/kernel/dates.ts'
import { wrongUsage } from '../failure.ts'
import { jsonFlag, say, sayJson, table } from '../terminal.ts'

const [firstYear, lastYear] = [officialYears[0], officialYears.at(-1)]

const print = ({ year: asked, json }: { year?: string; json?: true }): void => {
  const year = asked === undefined ? new Date().getFullYear() : Number(asked)
  const days = officialDays(year)
  if (days.length === 0) throw wrongUsage(`--year: resmî tatiller ${firstYear}–${lastYear} yılları için bilinir.`)
  if (json)
    return sayJson({
      year,
      official_days: days.map(({ date, fromTime, isAnnounced, ...day }) => ({
        date,
        from_time: fromTime,
        name: officialName(day),
        is_announced: isAnnounced,
      })),
    })
  const rows = days.map(({ date, fromTime, isAnnounced, ...day }) => [
    dated(date),
    fromTime ?? '',
    officialName(day),
    isAnnounced ? '' : 'kesinleşmedi',
  ])
  say(table(['Tarih', 'Saat', 'Ad', ''], rows))
}

export const holidaysCommand = (holidays: Command): void => {
  holidays
    .option('--year <yıl>', 'Yıl, 2027 gibi; verilmezse bu yıl')
    .option(...jsonFlag)
    .action(print)
}
