import { Input } from '@fluentui/react-components'
import { SearchRegular } from '@fluentui/react-icons'

type InputProps = {
  /** Read out, and shown while the field is empty unless there is a placeholder. */
  name?: string
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
