import { useRef, useState } from 'react'

/**
 * Shows a change at once and saves one at a time: changes made during a request are sent together afterwards, so the
 * last one wins. If saving fails, the server's value is shown again.
 */
export const useSavedInTurn = <Value>(save: (value: Value) => Promise<{ error?: unknown }>) => {
  const [wanted, setWanted] = useState<Value>()
  const next = useRef<{ value: Value }>(undefined)
  const isRunning = useRef(false)
  const change = async (value: Value): Promise<void> => {
    setWanted(() => value)
    next.current = { value }
    if (isRunning.current) return
    isRunning.current = true
    let isSaved = true
    for (let one: { value: Value } | undefined = next.current; one !== undefined; one = next.current) {
      next.current = undefined
      isSaved = (await save(one.value)).error === undefined
    }
    isRunning.current = false
    if (!isSaved) setWanted(undefined)
  }
  return { wanted, change }
}
