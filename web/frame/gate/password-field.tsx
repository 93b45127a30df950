import { Button, Field } from '@fluentui/react-components'
import { EyeOffRegular, EyeRegular } from '@fluentui/react-icons'
import { type ReactElement, useState } from 'react'
import { passwordLength } from '../../../src/core/access/rules.ts'
import { Input } from '../../ui/forms/input.tsx'

export type PasswordFieldProps = {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  autoComplete: 'current-password' | 'new-password'
  hint?: ReactElement | undefined
  problem?: string
}

export const PasswordField = ({ label, name, value, onChange, autoComplete, hint, problem }: PasswordFieldProps) => {
  const [isShown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} validationMessage={problem} required>
      <Input
        name={name}
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="off"
        spellCheck={false}
        maxLength={passwordLength.max}
        value={value}
        onChange={onChange}
        contentAfter={
          <Button
            appearance="transparent"
            aria-label={`${label}: ${isShown ? 'gizle' : 'göster'}`}
            icon={isShown ? <EyeOffRegular /> : <EyeRegular />}
            onClick={() => setShown(!isShown)}
          />
        }
      />
    </Field>
  )
}
