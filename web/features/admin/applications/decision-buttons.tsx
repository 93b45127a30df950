import { Button, makeStyles } from '@fluentui/react-components'
import { useRef } from 'react'
import type { PlatformApplication } from '../../../api/generated-admin.ts'
import { colors } from '../../../ui/colors.ts'
import { useHandedFocus } from '../../../ui/page/use-handed-focus.ts'
import type { Decision } from './decision-dialog.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  button: { minWidth: 'auto' },
  quiet: { color: colors.ink3 },
})

type Props = { application: PlatformApplication; onDecide: (decision: Decision) => void }

/** Administrators only decide about new companies; other applications are decided by their company. */
export const DecisionButtons = ({ application, onDecide }: Props) => {
  const styles = useStyles()
  const buttons = useRef<HTMLDivElement>(null)
  useHandedFocus(buttons)
  if (application.status !== 'pending') return null
  if (application.mode === 'existing') return <span className={styles.quiet}>Şirket tarafından yönetiliyor</span>
  const { name } = application.company_info
  return (
    <div ref={buttons} className={styles.root}>
      <Button
        appearance="subtle"
        className={styles.button}
        aria-label={`${name}: reddet`}
        onClick={() => onDecide({ application, status: 'rejected' })}
      >
        Reddet
      </Button>
      <Button
        className={styles.button}
        aria-label={`${name}: onayla`}
        onClick={() => onDecide({ application, status: 'approved' })}
      >
        Onayla
      </Button>
    </div>
  )
}
