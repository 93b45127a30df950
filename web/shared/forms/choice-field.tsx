import { Field, Select } from '@fluentui/react-components'

export type FieldChoice = { value: string; text: string }

type Props = {
  label: string
  value: string
  choices: readonly FieldChoice[]
  onChange: (value: string) => void
  hint?: string
  problem?: string
  isDisabled?: boolean
}

/** One of a few. */
export const ChoiceField = ({ label, value, choices, onChange, hint, problem, isDisabled }: Props) => (
  <Field label={label} hint={hint} validationMessage={problem}>
    <Select size="large" value={value} disabled={isDisabled} onChange={(_, data) => onChange(data.value)}>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.text}
        </option>
      ))}
    </Select>
  </Field>
)
