import { Button } from '@fluentui/react-components'
import { CheckmarkRegular, DismissRegular } from '@fluentui/react-icons'
import { useRef } from 'react'
import type { Application } from '../../../api/generated.ts'
import { useHandedFocus } from '../../../ui/page/use-handed-focus.ts'
import { useListStyles } from '../list-styles.ts'
import type { Decision } from './decision-dialog.tsx'

type Props = { application: Application; onDecide: (decision: Decision) => void }

/** Disappear with the decision; the focus then moves to the panel's heading. */
export const DecisionButtons = ({ application, onDecide }: Props) => {
  const styles = useListStyles()
  const buttons = useRef<HTMLDivElement>(null)
  useHandedFocus(buttons)
  const { full_name } = application.applicant
  return (
    <div ref={buttons} className={styles.buttons}>
      <Button
        className={styles.button}
        appearance="primary"
        icon={<CheckmarkRegular />}
        aria-label={`${full_name}: onayla`}
        onClick={() => onDecide({ application, status: 'approved' })}
      >
        Onayla
      </Button>
      <Button
        className={styles.button}
        icon={<DismissRegular />}
        aria-label={`${full_name}: reddet`}
        onClick={() => onDecide({ application, status: 'rejected' })}
      >
        Reddet
      </Button>
    </div>
  )
}
