import { useState } from 'react'
import { type KitchenPlan, useGetKitchenPlanQuery, useListKitchenDaysQuery } from '../../api/generated-cooking.ts'
import type { useLabelPrinting } from '../../domain/menus/labels/use-label-printing.tsx'
import { useCompany } from '../../frame/scope/company-scope.ts'
import { usePanelParams } from '../../ui/page/panel-frame.tsx'
import { whileWatched } from '../../ui/while-watched.ts'
import { changeOf, track, type Tracked } from './changed-figures.ts'
import { defaultDay } from './default-day.ts'
import type { Filter } from './delivery-groups.ts'
import type { useRecipePrinting } from './recipes/use-recipe-printing.tsx'
import type { usePrinting } from './use-printing.tsx'

const fresh = { ...whileWatched, refetchOnMountOrArgChange: true }

const figuresOf = ({ components }: KitchenPlan) => new Map(components.map(({ key, to_cook }) => [key, to_cook]))

/** How figures have changed since the day was opened. */
const useChanges = (plan: KitchenPlan | undefined) => {
  const [seen, see] = useState<{ plan: KitchenPlan; tracked: Tracked }>()
  if (plan !== undefined && plan !== seen?.plan) {
    // Another reserve changes every figure, which whoever changed it knows.
    const isSame = seen?.plan.date === plan.date && seen.plan.reserve_percent === plan.reserve_percent
    const before = isSame ? seen.tracked : undefined
    see({ plan, tracked: track(before, figuresOf(plan), Date.parse(plan.at)) })
  }
  return (key: string, now: Date): number => (seen === undefined ? 0 : changeOf(seen.tracked, key, now.getTime()))
}

/** Tabs with dates of their own. */
const unopened = { buying: 'tab=buying', costs: 'tab=costs' }

/** What Mutfak shows: a day, its plan, and what of it. Its tabs share this, so that a day stays open between them. */
export const useProduction = () => {
  const { companyId } = useCompany()
  const [params, setParams] = usePanelParams()
  const days = useListKitchenDaysQuery({ companyId }, fresh)
  const [opened, open] = useState<string>()
  const [filter, setFilter] = useState<Filter>('all')
  // The address loses the day when another tab opens. Without one in it the day stays what it was at first, even if
  // another one becomes the next to cook for.
  const date = params.get('date') ?? opened ?? (days.data && defaultDay(days.data))
  if (date !== opened) open(date)
  const [left, leave] = useState(unopened)
  const [tab, address] = [params.get('tab'), params.toString()]
  if ((tab === 'buying' || tab === 'costs') && address !== left[tab]) leave({ ...left, [tab]: address })
  const plan = useGetKitchenPlanQuery({ companyId, date: date ?? '' }, { skip: date === undefined, ...fresh })
  const changeIn = useChanges(plan.currentData)

  const goTo = (next: { date: string; component?: string }) => {
    setParams(
      { tab: params.get('tab') ?? 'cooking', ...next },
      // Fourteen steps through the days must not be fourteen steps back.
      { replace: true, preventScrollReset: true },
    )
  }
  return {
    ...{ companyId, days, date, plan, changeIn, component: params.get('component'), filter, setFilter, goTo },
    /** The addresses of these tabs, with the dates that they were left with. */
    left,
  }
}

export type Production = ReturnType<typeof useProduction>

/** Everything that is shown of a day whose plan has arrived. */
export type OpenDay = Production & {
  date: string
  shown: KitchenPlan
  print: ReturnType<typeof usePrinting>['print']
  labels: ReturnType<typeof useLabelPrinting>
  recipes: ReturnType<typeof useRecipePrinting>
}
