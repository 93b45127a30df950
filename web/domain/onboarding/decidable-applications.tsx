import { Button } from '@fluentui/react-components'
import type { ComponentType, ReactNode } from 'react'
import { maxWaitingApplications } from '../../../src/core/onboarding/rules.ts'
import { useDangerStyles } from '../../ui/danger-styles.ts'
import { useDialog } from '../../ui/dialogs/use-dialog.ts'
import { SelectionBar } from '../../ui/lists/selection/selection-bar.tsx'
import type { useSelected } from '../../ui/lists/selection/use-selected.ts'
import { formatNumber } from '../../ui/words/numbers.ts'

export type DecisionActions<Application, Decision> = {
  onDecide: (decision: Decision) => void
  isSelected: (id: string) => boolean
  onToggle: (application: Application, isRange: boolean) => void
}

export type SelectedProps<Application> = {
  applications: readonly Application[]
  onDone: () => void
  onClose: () => void
}

type Props<Application extends { id: string }, Decision> = {
  selected: ReturnType<typeof useSelected<Application>>
  /** How many applications wait for a decision. */
  waiting: number
  /** Selects all that wait. */
  selectWaiting: ReactNode
  /** Replaced by the bar of the selection. */
  filters: ReactNode
  list: (actions: DecisionActions<Application, Decision>) => ReactNode
  Dialog: ComponentType<{ decision: Decision; onClose: () => void }>
  Rejection: ComponentType<SelectedProps<Application>>
  /** Where some of the applications can be approved together. */
  approval?: {
    label: string
    isFor: (application: Application) => boolean
    Dialog: ComponentType<SelectedProps<Application>>
  }
}

/** A list of applications that are decided one by one, or rejected together. */
export const DecidableApplications = <
  Application extends { id: string },
  Decision extends { application: Application },
>({
  selected,
  waiting,
  selectWaiting,
  filters,
  list,
  Dialog,
  Rejection,
  approval,
}: Props<Application, Decision>) => {
  const danger = useDangerStyles()
  const { open, show, close } = useDialog<Decision | 'rejection' | 'approval'>()
  const { items, toggle } = selected
  const clear = () => selected.set([])
  const chosen = [...items.values()].slice(0, maxWaitingApplications)
  const approvable = approval === undefined ? [] : chosen.filter(approval.isFor)
  const decided = () => {
    close()
    clear()
  }
  return (
    <>
      {items.size === 0 ? (
        filters
      ) : (
        <SelectionBar
          label="Seçilen başvurular"
          count={`${formatNumber(items.size)} başvuru seçildi`}
          more={items.size < Math.min(waiting, maxWaitingApplications) && selectWaiting}
          onClear={clear}
        >
          {approvable.length > 0 && (
            <Button appearance="primary" onClick={() => show('approval')}>
              {approval?.label}
            </Button>
          )}
          <Button className={danger.quiet} onClick={() => show('rejection')}>
            Seçilenleri reddet
          </Button>
        </SelectionBar>
      )}
      {list({
        isSelected: (id) => items.has(id),
        onToggle: toggle,
        onDecide: (decision) => {
          // An application that is decided alone leaves the selection.
          if (items.has(decision.application.id)) toggle(decision.application)
          show(decision)
        },
      })}
      {open === 'rejection' && <Rejection applications={chosen} onDone={decided} onClose={close} />}
      {open === 'approval' && approval && (
        <approval.Dialog applications={approvable} onDone={decided} onClose={close} />
      )}
      {open !== undefined && open !== 'rejection' && open !== 'approval' && <Dialog decision={open} onClose={close} />}
    </>
  )
}
