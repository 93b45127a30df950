import { makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { fieldLabels } from '../../../../src/texts/labels.ts'
import { applicationStatusLabels } from '../../../../src/texts/states.ts'
import type { Application } from '../../../api/generated.ts'
import { ChoiceField } from '../../../shared/forms/choice-field.tsx'
import { useDialog } from '../../../shared/use-dialog.ts'
import { ApplicationList } from './application-list.tsx'
import { DecisionDialog, type Decision } from './decision-dialog.tsx'

const useStyles = makeStyles({ filter: { width: '100%', '@container (min-width: 608px)': { maxWidth: '280px' } } })

const choices = [
  { value: '', text: 'Tüm başvurular' },
  ...Object.entries(applicationStatusLabels).map(([value, text]) => ({ value, text })),
]

export const ApplicationsTab = () => {
  const styles = useStyles()
  const [status, setStatus] = useState('')
  const { open: decision, show, close } = useDialog<Decision>()
  return (
    <>
      <div className={styles.filter}>
        <ChoiceField label={fieldLabels.status} value={status} choices={choices} onChange={setStatus} />
      </div>
      <ApplicationList status={(status as Application['status']) || undefined} onDecide={show} />
      {decision !== undefined && <DecisionDialog decision={decision} onClose={close} />}
    </>
  )
}
