import type { Command } from 'commander'
import { freezeListsOf } from '../../src/core/menus/index.ts'
import { KitchenReads } from '../../src/main/index.ts'
import { quantityText } from '../../src/texts/kernel/amounts.ts'
import { dated } from '../../src/texts/kernel/dates.ts'
import { productionTexts as texts } from '../../src/texts/kitchen/production.ts'
import { wrongUsage } from '../failure.ts'
import { companyAmong } from '../find-company.ts'
import { isDay } from '../is-day.ts'
import { jsonFlag, say, sayJson, table } from '../terminal.ts'
import { withApplication } from '../with-application.ts'

interface Flags {
  catering: string
  date: string
  json?: true
}

const planOn = ({ catering, date }: Flags) =>
  withApplication(async (use) => {
    const { id } = await companyAmong(use, catering, ['catering'], {
      only: 'üretimi olan yalnızca cateringlerdir',
      code: 'company.not_a_catering',
    })
    const found = await use(KitchenReads).plan(id, date)
    if (found.dueFirms.length === 0) return found.answer
    await use(freezeListsOf)(found.dueFirms)
    return (await use(KitchenReads).plan(id, date)).answer
  })

const plan = async (flags: Flags): Promise<void> => {
  if (!isDay(flags.date)) throw wrongUsage(`--date: "${flags.date}" bir gün değil; örneğin 2026-11-25.`)
  const answer = await planOn(flags)
  if (flags.json) return sayJson(answer)
  if (answer.components.length === 0) return say(`${dated(answer.date)}: yayınlanmış menü yok.`)
  const [portions, frozen, open, invited] = [answer.portions, answer.frozen, answer.open, answer.guests].map(
    quantityText,
  )
  const guests = answer.guests > 0 ? ` ve ${invited} misafir` : ''
  say(
    `${dated(answer.date)}: ${portions} porsiyon${guests}, ${answer.firms} firma (${frozen} kesinleşti, ${open} sürüyor)`,
  )
  const rows = answer.components.map((one) => [
    one.name,
    one.is_main ? texts.main : texts.side,
    ...[one.frozen, one.open, one.estimate, one.guests, one.reserve, one.to_cook].map(quantityText),
    one.own_number === null ? '' : quantityText(one.own_number),
  ])
  const { component, group, frozen: kept, open: live, estimate, guests: ofGuests, reserve, toCook, ownNumber } = texts
  say(table([component, group, kept, live, estimate, ofGuests, reserve, toCook, ownNumber], rows))
}

export const kitchenCommands = (kitchen: Command): void => {
  kitchen
    .command('plan')
    .description('Bir cateringin bir günde bütün firmalar için pişireceklerini yazar')
    .requiredOption('--catering <kısa-ad>', 'Cateringin kısa adı ("company list" ile görülür)')
    .requiredOption('--date <gün>', 'Gün, 2026-11-25 gibi')
    .option(...jsonFlag)
    .action(plan)
}
