import { makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { type Absence } from '../../../api/generated.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { colors } from '../../../ui/colors.ts'
import { Panel } from '../../../ui/panel.tsx'
import { rangeText } from './absence-range.ts'

const useStyles = makeStyles({
  root: { rowGap: '4px', borderRadius: '16px' },
  title: { margin: 0, fontSize: '16px', lineHeight: '20px', fontWeight: 700 },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '12px',
    minHeight: '52px',
    borderTop: `1px solid ${colors.line}`,
    ':first-child': { borderTopStyle: 'none' },
  },
  range: { fontWeight: 600 },
})

type Props = { absences: readonly Absence[]; onEnd: (absence: Absence) => Promise<void> }

export const AbsenceList = ({ absences, onEnd }: Props) => {
  const styles = useStyles()
  const [ending, setEnding] = useState<string>()
  const end = async (absence: Absence) => {
    setEnding(absence.first)
    await onEnd(absence)
    setEnding(undefined)
  }
  return (
    <Panel as="section" className={styles.root}>
      <h2 className={styles.title}>Yok olduğunuz günler</h2>
      <ul className={styles.list}>
        {absences.map((absence) => (
          <li key={absence.first} className={styles.item}>
            <span className={styles.range}>{rangeText(absence)}</span>
            <BusyButton
              isBusy={ending === absence.first}
              aria-label={`Kaldır: ${rangeText(absence)}`}
              onClick={() => void end(absence)}
            >
              Kaldır
            </BusyButton>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
