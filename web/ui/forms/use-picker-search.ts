import { useState } from 'react'
import { useDebounced } from '../use-debounced.ts'
import { prefixedProblem } from '../words/problem-text.ts'
import type { Pick } from './async-picker.tsx'

/** The state of an `AsyncPicker`, and the text to search for once the typing pauses. */
export const usePickerSearch = (picked: Pick | null) => {
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const wanted = picked === null ? text.trim() : ''
  const search = useDebounced(wanted)
  return {
    search,
    isOpen,
    field: { picked, typed: picked?.name ?? text, onType: setText, isOpen, onOpenChange: setOpen },
    /** What the picker shows of the search itself. */
    progressOf: ({ isFetching, error }: { isFetching: boolean; error?: unknown }, failure: string) => ({
      isSearching: isFetching || search !== wanted,
      failure: error === undefined ? undefined : prefixedProblem(error, failure),
    }),
  }
}
