import type { PlannedDelivery } from '../../api/generated-cooking.ts'
import { fold } from '../../../src/core/shared/rules.ts'

export type Filter = 'all' | 'frozen' | 'open'
export const filters: readonly Filter[] = ['all', 'frozen', 'open']

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

const columnsShown = 3

/** The labels with the most portions have a column each; the others share one. */
export const optionColumns = (deliveries: readonly PlannedDelivery[]): { labels: string[]; hasOthers: boolean } => {
  const totals = new Map<string, number>()
  for (const { label, portions } of deliveries.flatMap(({ options }) => options))
    totals.set(label, (totals.get(label) ?? 0) + portions)
  const labels = [...totals].sort((one, other) => other[1] - one[1]).map(([label]) => label)
  return { labels: labels.slice(0, columnsShown), hasOthers: labels.length > columnsShown }
}

/** Portions with a label; undefined where the firm has no such option. */
export const portionsWith = (deliveries: readonly PlannedDelivery[], label: string): number | undefined => {
  const options = deliveries.flatMap(({ options }) => options).filter((option) => option.label === label)
  return options.length === 0 ? undefined : sum(options.map(({ portions }) => portions))
}

export const othersOf = (deliveries: readonly PlannedDelivery[], labels: readonly string[]) =>
  deliveries.flatMap(({ options }) => options).filter(({ label }) => !labels.includes(label))

/** The deliveries that match the search and the filter, by serving time. */
export const deliveryGroups = (
  deliveries: readonly PlannedDelivery[],
  search: string,
  filter: Filter,
): { time: string; deliveries: PlannedDelivery[] }[] => {
  const words = fold(search.trim())
  const shown = deliveries.filter(
    ({ corporate_name, shift_title, address, route, is_frozen }) =>
      (filter === 'all' || is_frozen === (filter === 'frozen')) &&
      fold([corporate_name, shift_title, route ?? '', ...Object.values(address)].join(' ')).includes(words),
  )
  const groups = new Map<string, PlannedDelivery[]>()
  for (const delivery of shown)
    groups.set(delivery.serving_time, [...(groups.get(delivery.serving_time) ?? []), delivery])
  return [...groups].map(([time, deliveries]) => ({ time, deliveries })).sort((a, b) => (a.time < b.time ? -1 : 1))
}

export const mealsOf = (deliveries: readonly PlannedDelivery[]): number =>
  sum(deliveries.map(({ portions }) => portions))

export const guestsOf = (deliveries: readonly PlannedDelivery[]): number => sum(deliveries.map(({ guests }) => guests))

const firmsIn = (deliveries: readonly PlannedDelivery[]): Set<string> =>
  new Set(deliveries.map(({ corporate_id }) => corporate_id))

/** A firm counts as final once all its lists are. */
export const firmCounts = (deliveries: readonly PlannedDelivery[]): { all: number; frozen: number; open: number } => {
  const all = firmsIn(deliveries).size
  const open = firmsIn(deliveries.filter(({ is_frozen }) => !is_frozen)).size
  return { all, frozen: all - open, open }
}
