import { useLayoutEffect } from 'react'
import { createTabster, disposeTabster } from 'tabster'
import { useOwnDocument } from '../device/own-document.ts'

/** More than Tabster takes to show what a dialog has hidden from screen readers; in milliseconds. */
const showingAgain = 1_000

/**
 * Tabster ends with the last part of Fluent that uses it. If that is a dialog, the page behind it would stay hidden, so
 * it is kept for a moment. React lets go of a component before those in it, whose Tabster is therefore still there.
 */
export const useTabsterAfterwards = (isModal = true): void => {
  const view = useOwnDocument().defaultView
  useLayoutEffect(() => {
    if (view === null || !isModal) return
    return () => {
      const tabster = createTabster(view)
      setTimeout(() => disposeTabster(tabster), showingAgain)
    }
  }, [isModal, view])
}
