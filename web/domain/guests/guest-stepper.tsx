import { Button, Input, makeStyles } from '@fluentui/react-components'
import { AddRegular, SubtractRegular } from '@fluentui/react-icons'
import { maxGuests } from '../../../src/core/guests/rules.ts'
import { colors } from '../../ui/colors.ts'

const useStyles = makeStyles({
  frame: { display: 'grid', justifyItems: 'end', flexShrink: 0 },
  problem: { color: colors.danger, fontSize: '12px', lineHeight: '16px' },
  root: {
    display: 'inline-grid',
    gridTemplateColumns: 'auto auto auto',
    alignItems: 'center',
    border: `1px solid ${colors.fieldLine}`,
    borderRadius: '8px',
  },
  button: { border: 'none', minWidth: '36px', '@media (max-width: 1023px)': { minWidth: '44px', minHeight: '44px' } },
  field: {
    width: '56px',
    border: 'none',
    backgroundColor: 'transparent',
    '& > input': { minWidth: 0, textAlign: 'center', fontWeight: 650, fontVariantNumeric: 'tabular-nums' },
  },
})

type Props = { label: string; value: number; onChange: (value: number) => void }

/** How many guests: by one, or typed. */
export const GuestStepper = ({ label, value, onChange }: Props) => {
  const styles = useStyles()
  return (
    <span className={styles.frame}>
      <span role="group" aria-label={label} className={styles.root}>
        <Button
          className={styles.button}
          appearance="subtle"
          icon={<SubtractRegular />}
          aria-label={`${label}: azalt`}
          disabledFocusable={value === 0}
          onClick={() => onChange(Math.max(0, Math.min(value, maxGuests + 1) - 1))}
        />
        <Input
          className={styles.field}
          aria-label={`${label}: kişi`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          value={String(value)}
          onFocus={({ target }) => target.select()}
          onChange={(_, { value: typed }) => onChange(Number(typed.replace(/\D/g, '')))}
        />
        <Button
          className={styles.button}
          appearance="subtle"
          icon={<AddRegular />}
          aria-label={`${label}: artır`}
          disabledFocusable={value >= maxGuests}
          onClick={() => onChange(Math.min(maxGuests, value + 1))}
        />
      </span>
      {value > maxGuests && (
        <span role="alert" className={styles.problem}>
          {`En fazla ${maxGuests} misafir eklenebilir`}
        </span>
      )}
    </span>
  )
}
