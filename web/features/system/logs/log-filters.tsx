import { makeStyles } from '@fluentui/react-components'
import { logTypeLabels } from '../../../../src/texts/audit/labels.ts'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { DateField } from '../../../ui/forms/date-field.tsx'
import { rangeProblem, type LogFilter } from './log-filter.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    gap: '12px',
    '@container (min-width: 608px)': { gridTemplateColumns: 'minmax(0, 280px) repeat(2, minmax(0, 200px))' },
  },
  type: { gridColumn: '1 / -1', '@container (min-width: 608px)': { gridColumn: 'auto' } },
})

const typeChoices = [
  { value: '', text: 'Tüm türler' },
  ...Object.entries(logTypeLabels).map(([value, text]) => ({ value, text })),
]

type Props = { filter: LogFilter; onChange: (filter: LogFilter) => void }

export const LogFilters = ({ filter, onChange }: Props) => {
  const styles = useStyles()
  const date = (name: 'startDate' | 'endDate', label: string, problem?: string) => (
    <DateField
      label={label}
      validationMessage={problem}
      value={filter[name]}
      onChange={(value) => onChange({ ...filter, [name]: value })}
    />
  )
  return (
    <div role="search" aria-label="İşlem kayıtları filtresi" className={styles.root}>
      <div className={styles.type}>
        <ChoiceField
          label="Tür"
          value={filter.logType ?? ''}
          choices={typeChoices}
          onChange={(logType) => onChange({ ...filter, logType: logType as LogFilter['logType'] })}
        />
      </div>
      {date('startDate', 'Başlangıç tarihi')}
      {date('endDate', 'Bitiş tarihi', rangeProblem(filter))}
    </div>
  )
}
