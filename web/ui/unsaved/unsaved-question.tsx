import { useSyncExternalStore } from 'react'
import { useUnsavedGuard } from './unsaved-guard.ts'

/** Rendered once per app, above every page and dialog. */
export const UnsavedQuestion = () => {
  const guard = useUnsavedGuard()
  const { parts, question } = useSyncExternalStore(guard.subscribe, guard.state)
  return (
    parts && (
      <>
        <parts.FocusKeeper />
        {question && <parts.UnsavedDialog {...question} />}
      </>
    )
  )
}
