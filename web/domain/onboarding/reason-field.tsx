import { Field, Textarea } from '@fluentui/react-components'

const maxReason = 500

type Props = { hint: string; value: string; onChange: (reason: string) => void }

/** Why an application is rejected. */
export const ReasonField = ({ hint, value, onChange }: Props) => (
  <Field label="Neden" hint={hint}>
    <Textarea rows={3} maxLength={maxReason} value={value} onChange={(_, data) => onChange(data.value)} />
  </Field>
)
