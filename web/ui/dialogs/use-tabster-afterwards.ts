import { useEffect } from 'react'
import { createTabster, disposeTabster } from 'tabster'
import { useOwnDocument } from '../device/own-document.ts'

/** More than Tabster takes to show what a dialog has hidden from screen readers; in milliseconds. */
const showingAgain = 1_000

/** Tabster ends with the last part of Fluent that uses it. If that is a dialog, the page behind it would stay hidden. */
export const useTabsterAfterwards = (isModal = true): void => {
  const view = useOwnDocument().defaultView
  useEffect(() => {
    if (view === null || !isModal) return
    // The dialog has begun it, with what it needs in an embedded panel.
    const tabster = createTabster(view)
    return () => void setTimeout(() => disposeTabster(tabster), showingAgain)
  }, [isModal, view])
}
