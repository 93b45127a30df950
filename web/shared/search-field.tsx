import { Field, Input } from '@fluentui/react-components'
import { SearchRegular } from '@fluentui/react-icons'

type Props = {
  label: string
  placeholder?: string
  className?: string
  value: string
  onChange: (value: string) => void
}

export const SearchField = ({ label, placeholder, className, value, onChange }: Props) => (
  <Field label={label} className={className}>
    <Input
      type="search"
      maxLength={100}
      placeholder={placeholder}
      contentBefore={<SearchRegular aria-hidden />}
      value={value}
      onChange={(_, data) => onChange(data.value)}
    />
  </Field>
)
