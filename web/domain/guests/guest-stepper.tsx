import { Button, makeStyles } from '@fluentui/react-components'
import { AddRegular, SubtractRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { maxGuests } from '../../../src/core/guests/rules.ts'
import { colors } from '../../ui/colors.ts'
import { countFromTyped } from './guest-draft.ts'
import { Input } from '../../ui/forms/input.tsx'

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

const problemOf = (count: number): string | undefined => {
  if (Number.isNaN(count)) return `0 ile ${maxGuests} arasında bir tam sayı yazın`
  return count > maxGuests ? `En fazla ${maxGuests} misafir eklenebilir` : undefined
}

/** How many guests: by one, or typed. The value is NaN as long as what was typed is no number of people. */
export const GuestStepper = ({ label, value, onChange }: Props) => {
  const styles = useStyles()
  const [typed, setTyped] = useState('')
  const known = Number.isNaN(value) ? 0 : value
  const problem = problemOf(value)
  return (
    <span className={styles.frame}>
      <span role="group" aria-label={label} className={styles.root}>
        <Button
          className={styles.button}
          appearance="subtle"
          icon={<SubtractRegular />}
          aria-label={`${label}: azalt`}
          disabledFocusable={value === 0}
          onClick={() => onChange(Math.max(0, Math.min(known, maxGuests + 1) - 1))}
        />
        <Input
          className={styles.field}
          aria-label={`${label}: kişi`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          value={Number.isNaN(value) ? typed : String(value)}
          onFocus={({ target }) => target.select()}
          onChange={(value) => {
            setTyped(value)
            onChange(countFromTyped(value))
          }}
        />
        <Button
          className={styles.button}
          appearance="subtle"
          icon={<AddRegular />}
          aria-label={`${label}: artır`}
          disabledFocusable={value >= maxGuests}
          onClick={() => onChange(Math.min(maxGuests, known + 1))}
        />
      </span>
      {problem !== undefined && (
        <span role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
    </span>
  )
}
