import { Field, Input } from '@fluentui/react-components'
import { SearchRegular } from '@fluentui/react-icons'

type InputProps = {
  /** For screen readers, where no word stands above it. */ name?: string
  placeholder?: string
  className?: string
  value: string
  onChange: (value: string) => void
}

/** A Field around it adds attributes of its own. */
export const SearchInput = ({ name, placeholder = name, className, value, onChange, ...field }: InputProps) => (
  <Input
    {...field}
    type="search"
    maxLength={100}
    className={className}
    aria-label={name}
    placeholder={placeholder}
    contentBefore={<SearchRegular aria-hidden />}
    value={value}
    onChange={(_, data) => onChange(data.value)}
  />
)

type Props = Omit<InputProps, 'name'> & { label: string }

export const SearchField = ({ label, className, ...input }: Props) => (
  <Field label={label} className={className}>
    <SearchInput {...input} />
  </Field>
)
