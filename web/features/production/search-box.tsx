import { SearchRegular } from '@fluentui/react-icons'
import type { RefObject } from 'react'
import { Input } from '../../ui/forms/input.tsx'

type Props = {
  ref: RefObject<HTMLInputElement | null>
  name: string
  placeholder?: string
  className?: string
  value: string
  onChange: (value: string) => void
}

/** A search field that a key can jump to; Esc empties it, then leaves it. */
export const SearchBox = ({ ref, name, placeholder = name, className, value, onChange }: Props) => (
  <Input
    ref={ref}
    type="search"
    className={className}
    aria-label={name}
    placeholder={placeholder}
    contentBefore={<SearchRegular aria-hidden />}
    value={value}
    onChange={onChange}
    onKeyDown={(event) => {
      if (event.key !== 'Escape' || value === '') return
      event.preventDefault()
      onChange('')
    }}
  />
)
