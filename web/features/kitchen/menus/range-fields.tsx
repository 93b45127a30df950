import { makeStyles, tokens } from '@fluentui/react-components'
import { DateField } from '../../../shared/forms/date-field.tsx'
import type { MenuRange } from './menu-range.ts'

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 220px))',
    gap: tokens.spacingHorizontalM,
    alignItems: 'start',
  },
})

interface RangeFieldsProps {
  range: MenuRange
  /** While something is unsaved the range stays, so that no edited day leaves the screen. */
  isLocked: boolean
  problem: string | undefined
  onChange: (range: MenuRange) => void
}

export const RangeFields = ({ range, isLocked, problem, onChange }: RangeFieldsProps) => {
  const styles = useStyles()
  return (
    <div className={styles.fields}>
      <DateField
        label="Başlangıç"
        hint={isLocked ? 'Aralığı değiştirmek için önce kaydedin' : undefined}
        disabled={isLocked}
        value={range.start}
        onChange={(start) => onChange({ ...range, start })}
      />
      <DateField
        label="Bitiş"
        validationMessage={problem}
        disabled={isLocked}
        value={range.end}
        onChange={(end) => onChange({ ...range, end })}
      />
    </div>
  )
}
