import { useState } from 'react'
import { phoneDigits } from '../../../src/core/shared/rules.ts'
import { fieldLabels } from '../../../src/texts/kernel/field-labels.ts'
import { phoneProblem } from './problems.ts'
import { TextField } from './text-field.tsx'

type Props = {
  label?: string
  name?: string
  value: string
  onChange: (phone: string) => void
  problem: string | undefined
}

/** Accepts a number as people type or paste it and normalizes it to 5XXXXXXXXX on blur. */
export const PhoneField = ({ label = fieldLabels.phone, name = 'phone', value, onChange, problem }: Props) => {
  const [wasLeft, setLeft] = useState(false)
  return (
    <TextField
      label={label}
      name={name}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      placeholder="5XXXXXXXXX"
      maxLength={30}
      value={value}
      onChange={(typed) => {
        setLeft(false)
        onChange(typed)
      }}
      onBlur={() => {
        setLeft(true)
        onChange(phoneDigits(value))
      }}
      problem={problem ?? (wasLeft && value !== '' ? phoneProblem(value) : undefined)}
    />
  )
}
