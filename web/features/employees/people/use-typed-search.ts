import { useEffect, useRef, useState } from 'react'

const pause = 300

/**
 * The typed text, and the search that follows when typing pauses. A search set from elsewhere, such as by Back,
 * replaces the text.
 */
export const useTypedSearch = (search: string, onSearch: (search: string) => void) => {
  const [typed, setTyped] = useState(search)
  const [seen, setSeen] = useState({ search, own: search })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  if (seen.search !== search) {
    setSeen({ ...seen, search })
    if (search !== seen.own) setTyped(search)
  }
  const type = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const own = text.trim()
      setSeen((before) => ({ ...before, own }))
      latest.current(own)
    }, pause)
  }
  return [typed, type] as const
}
