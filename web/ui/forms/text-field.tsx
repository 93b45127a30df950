import { Field } from '@fluentui/react-components'
import { Input, type InputProps } from './input.tsx'

type Props = Pick<InputProps, 'type' | 'inputMode' | 'autoComplete' | 'placeholder' | 'maxLength' | 'onBlur'> & {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  hint?: string
  problem?: string
  isOptional?: boolean
}

/** A single-line text field, required by default. */
export const TextField = ({ label, hint, problem, isOptional = false, onChange, ...input }: Props) => (
  <Field label={label} hint={hint} validationMessage={problem} required={!isOptional}>
    <Input {...input} onChange={onChange} />
  </Field>
)
