import { useState } from 'react'
import { useDebounced } from '../use-debounced.ts'

/** The state of a `SearchInput`, and the text to search for once the typing pauses. */
export const useSearch = (initial = '') => {
  const [typed, setTyped] = useState(initial)
  return { search: useDebounced(typed.trim()), field: { value: typed, onChange: setTyped } }
}
