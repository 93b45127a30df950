import { Button, makeStyles } from '@fluentui/react-components'
import { Panel } from '../../../ui/panel.tsx'
import { progressOf, type SetupStep } from './setup-steps.ts'

const useStyles = makeStyles({
  root: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: '10px 16px',
  },
})

/** What remains of a set-up that was postponed. */
export const SetupReminder = ({ steps, onResume }: { steps: readonly SetupStep[]; onResume: () => void }) => (
  <Panel as="section" className={useStyles().root}>
    <span>{`Kurulum yarım kaldı: ${progressOf(steps).text}.`}</span>
    <Button onClick={onResume}>Kuruluma dön</Button>
  </Panel>
)
