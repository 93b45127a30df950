import { Field, Input, makeStyles, tokens } from '@fluentui/react-components'
import type { MenuRange } from './menu-range.ts'

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 220px))',
    gap: tokens.spacingHorizontalM,
    alignItems: 'start',
  },
  input: { width: '100%', minWidth: 0 },
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
      <Field label="Başlangıç" hint={isLocked ? 'Aralığı değiştirmek için önce kaydedin' : undefined}>
        <Input
          type="date"
          className={styles.input}
          disabled={isLocked}
          value={range.start}
          onChange={(_, { value }) => onChange({ ...range, start: value })}
        />
      </Field>
      <Field label="Bitiş" validationMessage={problem}>
        <Input
          type="date"
          className={styles.input}
          disabled={isLocked}
          value={range.end}
          onChange={(_, { value }) => onChange({ ...range, end: value })}
        />
      </Field>
    </div>
  )
}
