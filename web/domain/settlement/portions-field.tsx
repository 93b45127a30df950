import { Button, Field, makeStyles } from '@fluentui/react-components'
import { AddRegular, SubtractRegular } from '@fluentui/react-icons'
import { maxCorrectedPortions } from '../../../src/core/settlement/rules.ts'
import { signed } from '../../../src/texts/settlement/labels.ts'
import { Input } from '../../ui/forms/input.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', columnGap: '8px' },
  field: {
    width: '96px',
    minWidth: 0,
    '& > input': { minWidth: 0, textAlign: 'center', fontWeight: 650, fontVariantNumeric: 'tabular-nums' },
  },
})

/** 3, +3, -3 and −3; undefined for anything else, and for none at all. */
export const portionsFromTyped = (typed: string): number | undefined => {
  const text = typed.trim().replace('−', '-')
  if (!/^[+-]?\d{1,6}$/.test(text)) return undefined
  const portions = Number(text)
  return portions === 0 || Math.abs(portions) > maxCorrectedPortions ? undefined : portions
}

type Props = {
  value: string
  problem: string | undefined
  /** What the list says, and what the correction makes of it. */
  hint: string
  onChange: (value: string) => void
}

/** How many portions more or less. One step from −1 is +1, since none is no correction. */
export const PortionsField = ({ value, problem, hint, onChange }: Props) => {
  const styles = useStyles()
  const step = (by: 1 | -1) => {
    const next = (portionsFromTyped(value) ?? 0) + by
    onChange(signed(next === 0 ? by : next))
  }
  return (
    <Field label="Porsiyon farkı" required hint={hint} validationMessage={problem}>
      {(field) => (
        <div className={styles.root}>
          <Button icon={<SubtractRegular />} aria-label="Bir azalt" onClick={() => step(-1)} />
          <Input
            {...field}
            className={styles.field}
            name="portions"
            autoComplete="off"
            maxLength={8}
            value={value}
            onChange={onChange}
          />
          <Button icon={<AddRegular />} aria-label="Bir artır" onClick={() => step(1)} />
        </div>
      )}
    </Field>
  )
}
