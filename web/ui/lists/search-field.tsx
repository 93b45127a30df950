import { SearchRegular } from '@fluentui/react-icons'
import { Input } from '../forms/input.tsx'

type InputProps = {
  /** The accessible name, also shown as placeholder unless there is another. */
  name?: string
  placeholder?: string
  className?: string
  value: string
  onChange: (value: string) => void
}

/** Passes on the attributes that a surrounding Field adds. */
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
    onChange={onChange}
  />
)
