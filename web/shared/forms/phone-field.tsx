import { useState } from 'react'
import { isPhone, normalisePhone, phoneProblem } from '../phone.ts'
import { TextField } from './text-field.tsx'

type Props = { label?: string; name?: string; value: string; onChange: (phone: string) => void; isChecked: boolean }

/** Takes a number as people write or paste it and brings it to 5XXXXXXXXX when the field is left. */
export const PhoneField = ({ label = 'Telefon', name = 'phone', value, onChange, isChecked }: Props) => {
  const [wasLeft, setLeft] = useState(false)
  const isWrong = !isPhone(normalisePhone(value)) && (isChecked || (wasLeft && value !== ''))
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
        onChange(normalisePhone(value))
      }}
      problem={isWrong ? phoneProblem : undefined}
    />
  )
}
