import { useSyncExternalStore } from 'react'
import { useUnsavedGuard } from './unsaved-guard.ts'

/** One place for the question, above every page and dialog. */
export const UnsavedQuestion = () => {
  const guard = useUnsavedGuard()
  const question = useSyncExternalStore(guard.subscribe, guard.question)
  return question && <question.Dialog {...question} />
}
