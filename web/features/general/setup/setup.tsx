import { Button, makeStyles, ProgressBar, Subtitle2 } from '@fluentui/react-components'
import { ArrowTrendingLinesRegular, FoodRegular, PersonAddRegular, type FluentIcon } from '@fluentui/react-icons'
import { Suspense } from 'react'
import { colors } from '../../../ui/colors.ts'
import { Page, PageActions } from '../../../ui/page/page.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useScope } from '../../../frame/scope/company-scope.ts'
import type { useDialog } from '../../../ui/dialogs/use-dialog.ts'
import { useDashboardStyles } from '../dashboard-styles.ts'
import { progressOf, type SetupDialog, type SetupDialogs, type SetupStep } from './setup-steps.ts'
import { StepCard } from './step-card.tsx'

const useStyles = makeStyles({
  progress: { display: 'flex', alignItems: 'center', columnGap: '12px', color: colors.ink2 },
  bar: { width: '160px', '@container (max-width: 480px)': { width: '96px' } },
  steps: { display: 'grid', alignContent: 'start', rowGap: '12px', margin: 0, padding: 0, listStyleType: 'none' },
  later: { alignSelf: 'start' },
  list: { display: 'grid', rowGap: '12px', margin: 0, padding: 0, listStyleType: 'none' },
  row: { display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', columnGap: '12px', color: colors.ink2 },
  icon: { fontSize: '20px' },
})

const afterwards: readonly (readonly [FluentIcon, string])[] = [
  [FoodRegular, 'Sıradaki gün için kim seçmedi, departman departman'],
  [PersonAddRegular, 'Bekleyen başvurular ve ilk girişini yapmayanlar'],
  [ArrowTrendingLinesRegular, 'Son 14 günün seçimleri'],
]

type Props = {
  companyId: string
  steps: readonly SetupStep[]
  dialogs: SetupDialogs
  dialog: ReturnType<typeof useDialog<SetupDialog>>
  onPutOff: () => void
}

/** The page 'Genel' for a company in which nobody can choose yet: the missing steps, in order. */
export const Setup = ({ companyId, steps, dialogs, dialog: { open, show, close }, onPutOff }: Props) => {
  const styles = useStyles()
  const columns = useDashboardStyles()
  const { company } = useScope()
  const { done, text } = progressOf(steps)
  const current = steps.findIndex((step) => step.done === undefined)
  const Dialog = open === undefined ? undefined : dialogs[open]
  return (
    <Page
      title="Kurulum"
      under={[company.name]}
      facts={
        <div className={styles.progress}>
          {text}
          <ProgressBar
            aria-label="Kurulum"
            className={styles.bar}
            color="success"
            thickness="large"
            value={done}
            max={steps.length}
          />
        </div>
      }
    >
      <PageActions>
        <Button appearance="subtle" onClick={onPutOff}>
          Şimdilik atla
        </Button>
      </PageActions>
      <div className={columns.row}>
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <StepCard key={step.name} step={step} number={index + 1} isCurrent={index === current} onStart={show} />
          ))}
        </ol>
        <Panel as="section" className={styles.later}>
          <Subtitle2 as="h2">Kurulum bitince burada</Subtitle2>
          <ul className={styles.list}>
            {afterwards.map(([Icon, what]) => (
              <li key={what} className={styles.row}>
                <Icon aria-hidden className={styles.icon} />
                {what}
              </li>
            ))}
          </ul>
        </Panel>
      </div>
      <Suspense>{Dialog !== undefined && <Dialog companyId={companyId} onClose={close} />}</Suspense>
    </Page>
  )
}
