import { Button, makeStyles } from '@fluentui/react-components'
import { keptDaysText, missingDaysText, missingText, monthFigures } from '../../../../src/texts/costs/costs.ts'
import { type MonthCosts, useGetMonthCostsQuery } from '../../../api/generated.ts'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { colors } from '../../../ui/colors.ts'
import { Facts } from '../../../ui/facts.tsx'
import { type Figure, FigureCards } from '../../../ui/figure-cards.tsx'
import { useIsDesk } from '../../../ui/device/use-media.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Segments } from '../../../ui/forms/segments.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { usePanelParams } from '../../../ui/page/panel-frame.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton } from '../../../ui/states/skeletons.tsx'
import { todayIn } from '../../../ui/words/dates.ts'
import { prefixedProblem } from '../../../ui/words/problem-text.ts'
import { CostActions } from './cost-actions.tsx'
import { ComponentCosts, FirmCosts } from './cost-tables.tsx'
import { figureText, shownNames } from './costs-texts.ts'
import { FirmDaysPanel } from './firm-days-panel.tsx'
import { MonthPicker } from './month-picker.tsx'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '12px' },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '6px 16px' },
  figures: {
    paddingTop: '12px',
    paddingBottom: '12px',
    fontVariantNumeric: 'tabular-nums',
    '& dd': { textAlign: 'end' },
  },
  small: { color: colors.ink2, fontSize: '12px', lineHeight: '16px' },
})

const views = { firms: 'Firmalar', components: 'Bileşenler' } as const
type View = keyof typeof views

const isMonth = /^20\d{2}-(0[1-9]|1[0-2])$/

const figuresOf = (costs: MonthCosts): Figure[] =>
  monthFigures(costs).map((figure) => ({ ...figure, value: figureText(figure) }))

/** Cards where they stand in one row; on a phone four lines, which leave the rows in sight. */
const Figures = ({ costs }: { costs: MonthCosts }) => {
  const styles = useStyles()
  const figures = figuresOf(costs)
  if (useIsDesk()) return <FigureCards figures={figures} />
  return (
    <Panel className={styles.figures}>
      <Facts facts={figures.map(({ label, value }) => [label, <strong key={label}>{value}</strong>])} />
    </Panel>
  )
}

const shownDays = 5

/** Where what is missing is added. */
const RecipesButton = ({ view }: { view?: 'ingredients' }) => {
  const [, setParams] = usePanelParams()
  return (
    <Button onClick={() => setParams({ tab: 'recipes', ...(view && { view }) })}>
      {view ? 'Malzemelere git' : 'Reçetelere git'}
    </Button>
  )
}

const Notices = ({ costs }: { costs: MonthCosts }) => (
  <>
    {!costs.is_complete && (
      <Notice
        intent="warning"
        action={costs.unpriced.length > 0 ? <RecipesButton view="ingredients" /> : <RecipesButton />}
      >
        {missingText(costs, shownNames)}
      </Notice>
    )}
    {costs.missing_days.length > 0 && <Notice intent="info">{missingDaysText(costs.missing_days, shownDays)}</Notice>}
    {costs.has_more && <Notice intent="warning">Liste çok uzun; hepsi gösterilemiyor. Toplamlar tamdır.</Notice>}
  </>
)

type ShownProps = { costs: MonthCosts; firm: string | null; goTo: (next: { view?: string; firm?: string }) => void }

const Shown = ({ costs, view, firm, goTo }: ShownProps & { view: View }) => {
  const opened = costs.firms.find(({ corporate_id }) => corporate_id === firm)
  const segments = (
    <Segments
      label="Neye göre"
      isLabelHidden
      value={view}
      choices={[
        { value: 'firms', text: views.firms, count: costs.firms.length },
        { value: 'components', text: views.components, count: costs.components.length },
      ]}
      onChange={(next) => goTo({ view: next })}
    />
  )
  return (
    <>
      <Figures costs={costs} />
      <Notices costs={costs} />
      {view === 'components' ? (
        <ComponentCosts views={segments} components={costs.components} />
      ) : (
        <FirmCosts
          views={segments}
          firms={costs.firms}
          opened={firm}
          onOpen={(id) => goTo(id === firm ? {} : { firm: id })}
        />
      )}
      {opened && <FirmDaysPanel firm={opened} month={costs.month} onClose={() => goTo({})} />}
    </>
  )
}

/** What the ingredients of a month cost, by firm and by component, beside what is billed (rule B4). */
export const CostsTab = () => {
  const styles = useStyles()
  const { companyId } = useCompany()
  const [params, setParams] = usePanelParams()
  const asked = params.get('month') ?? ''
  const month = isMonth.test(asked) ? asked : undefined
  const view: View = params.get('view') === 'components' ? 'components' : 'firms'
  const query = useGetMonthCostsQuery({ companyId, month }, { refetchOnMountOrArgChange: true })
  const costs = query.currentData
  const goTo = (next: { month?: string; view?: string; firm?: string }) => {
    const inMonth = next.month ?? month
    setParams({ tab: 'costs', ...(inMonth !== undefined && { month: inMonth }), ...next }, { preventScrollReset: true })
  }
  return (
    <div className={styles.root}>
      <CostActions costs={costs} />
      <div className={styles.line}>
        <MonthPicker
          month={costs?.month ?? month ?? todayIn().slice(0, 7)}
          onChange={(next) => goTo({ month: next, ...(view === 'components' && { view }) })}
        />
        {costs !== undefined && costs.days > 0 && <span className={styles.small}>{keptDaysText(costs.days)}</span>}
      </div>
      {costs === undefined ? (
        query.error === undefined ? (
          <Skeleton shape="lines" />
        ) : (
          <ErrorState
            text={prefixedProblem(query.error, 'Maliyet alınamadı')}
            isBusy={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        )
      ) : costs.days === 0 ? (
        <EmptyState
          drawing="list"
          text="Bu ay saklanmış maliyet yok. Bir günün maliyeti, reçeteleriniz varsa gün bitince hesaplanır."
          action={<RecipesButton />}
        />
      ) : (
        <Shown costs={costs} view={view} firm={params.get('firm')} goTo={goTo} />
      )}
    </div>
  )
}
