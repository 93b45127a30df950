import { Field, Input, type InputProps } from '@fluentui/react-components'

type Props = Pick<InputProps, 'type' | 'inputMode' | 'autoComplete' | 'placeholder' | 'maxLength' | 'onBlur'> & {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  hint?: string
  problem?: string
}

/** A required line of text. */
export const TextField = ({ label, hint, problem, onChange, ...input }: Props) => (
  <Field label={label} hint={hint} validationMessage={problem} required>
    <Input size="large" {...input} onChange={(_, data) => onChange(data.value)} />
  </Field>
)
