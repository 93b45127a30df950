import { Button, makeStyles } from '@fluentui/react-components'
import { PrintRegular } from '@fluentui/react-icons'
import type { ReactNode } from 'react'
import { useLabelPrinting } from '../../domain/menus/labels/use-label-printing.tsx'
import { later } from '../../frame/later.tsx'
import { useCan, useScope } from '../../frame/scope/company-scope.ts'
import { useIsDesk } from '../../ui/device/use-media.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page/page.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { prefixedProblem } from '../../ui/words/problem-text.ts'
import { CookingTab } from './cooking-tab.tsx'
import { dayBeside, DayStrip } from './day-strip.tsx'
import { PhoneDays } from './phone-days.tsx'
import { ProductionSkeleton } from './production-skeleton.tsx'
import { useRecipePrinting } from './recipes/use-recipe-printing.tsx'
import { RecipesSkeleton } from './recipes/recipes-skeleton.tsx'
import { SummaryLine } from './summary-line.tsx'
import { UpdatedAt } from './updated-at.tsx'
import { useKeys } from '../../ui/use-keys.ts'
import { usePrinting } from './use-printing.tsx'
import { type OpenDay, type Production, useProduction } from './use-production.ts'

const DeliveriesTab = later(
  async () => (await import('./deliveries-tab.tsx')).DeliveriesTab,
  <ProductionSkeleton hasDays />,
)

const BuyingTab = later(async () => (await import('./buying/buying-tab.tsx')).BuyingTab, <ProductionSkeleton hasDays />)

const CostsTab = later(async () => (await import('./costs/costs-tab.tsx')).CostsTab, <ProductionSkeleton hasDays />)

const RecipesTab = later(async () => (await import('./recipes/recipes-tab.tsx')).RecipesTab, <RecipesSkeleton />)

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '8px' },
})

const failure = 'Sayılar alınamadı'

type DayProps = {
  production: Production
  /** Its sheet can be printed beside the days of a phone. */
  isCooking?: boolean
  children: (day: OpenDay) => ReactNode
}

/** The days, and below them what the day's plan is shown as. */
const Day = ({ production, isCooking = false, children }: DayProps) => {
  const { print, paper } = usePrinting(production.plan.currentData)
  const labels = useLabelPrinting(production.companyId)
  const recipes = useRecipePrinting()
  const styles = useStyles()
  const isDesk = useIsDesk()
  const { days, date, plan, goTo } = production
  const beside = (step: 1 | -1) => {
    const next = date === undefined ? undefined : dayBeside(days.data?.days ?? [], date, step)
    return next === undefined ? undefined : () => goTo({ date: next })
  }
  useKeys({ ArrowLeft: beside(-1), ArrowRight: beside(1) })
  if (days.data === undefined || date === undefined)
    return days.error === undefined ? (
      <ProductionSkeleton />
    ) : (
      <ErrorState
        text={prefixedProblem(days.error, failure)}
        isBusy={days.isFetching}
        onRetry={() => void days.refetch()}
      />
    )
  const shown = plan.currentData
  const picker = { days: days.data.days, today: days.data.today, date, onOpen: (next: string) => goTo({ date: next }) }
  return (
    <div className={styles.root}>
      {isDesk ? (
        <DayStrip {...picker} />
      ) : (
        <PhoneDays {...picker}>
          {isCooking && shown !== undefined && shown.deliveries.length > 0 && (
            <Button
              appearance="subtle"
              icon={<PrintRegular />}
              aria-label="Üretim föyünü yazdır"
              onClick={() => print('production')}
            />
          )}
        </PhoneDays>
      )}
      {shown !== undefined ? (
        shown.deliveries.length === 0 ? (
          <EmptyState
            drawing="firms"
            text="Bu gün için yayınlanmış menü yok."
            action={<LinkButton to="../corporates">Firmalara git</LinkButton>}
          />
        ) : (
          <>
            {children({ ...production, date, shown, print, labels, recipes })}
            {!isDesk && <UpdatedAt plan={shown} query={plan} />}
          </>
        )
      ) : plan.error === undefined ? (
        <ProductionSkeleton hasDays />
      ) : (
        <ErrorState
          text={prefixedProblem(plan.error, failure)}
          isBusy={plan.isFetching}
          onRetry={() => void plan.refetch()}
        />
      )}
      {paper}
      {labels.paper}
      {recipes.paper}
    </div>
  )
}

/** What a catering cooks on a day for all its firms together, and what leaves for whom (rules K1 to K4). */
export const ProductionPanel = () => {
  const { company } = useScope()
  const isDesk = useIsDesk()
  const seesCosts = useCan('manageContracts')
  const production = useProduction()
  const { left } = production
  return (
    <Page
      title="Mutfak"
      under={[company.name]}
      label="Mutfak"
      tabs={[
        {
          name: 'cooking',
          title: 'Pişirilecekler',
          panel: (
            <Day production={production} isCooking>
              {(day) => (
                <>
                  {isDesk && <SummaryLine {...day} />}
                  <CookingTab {...day} />
                </>
              )}
            </Day>
          ),
        },
        {
          name: 'deliveries',
          title: 'Dağıtım',
          panel: <Day production={production}>{(day) => <DeliveriesTab {...day} />}</Day>,
        },
        { name: 'buying', title: 'Satın alma', panel: <BuyingTab />, left: left.buying },
        {
          name: 'recipes',
          title: 'Reçeteler',
          panel: <RecipesTab kitchenDay={production.date} buying={left.buying} />,
        },
        ...(seesCosts ? [{ name: 'costs', title: 'Maliyet', panel: <CostsTab />, left: left.costs }] : []),
      ]}
    />
  )
}
