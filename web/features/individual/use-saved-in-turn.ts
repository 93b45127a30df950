import { useRef, useState } from 'react'

/**
 * What somebody wants is shown at once and saved one after the other: what was changed while an answer was awaited goes as one, so that
 * the last tap holds. Where it was not saved, the server's word is shown again.
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
