import { Field, makeStyles } from '@fluentui/react-components'
import { Select } from './select.tsx'

export type FieldChoice = { value: string; text: string }

/* A long choice must not make the field wider than its column. */
const useStyles = makeStyles({
  root: { minWidth: 0 },
})

type Props = {
  label: string
  value: string
  choices: readonly FieldChoice[]
  onChange: (value: string) => void
  hint?: string
  problem?: string
  isRequired?: boolean
  isDisabled?: boolean
}

export const ChoiceField = ({ label, value, choices, onChange, hint, problem, isRequired, isDisabled }: Props) => {
  const styles = useStyles()
  return (
    <Field label={label} hint={hint} required={isRequired} validationMessage={problem} className={styles.root}>
      <Select className={styles.root} value={value} disabled={isDisabled} onChange={onChange}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.text}
          </option>
        ))}
      </Select>
    </Field>
  )
}
