import { useLayoutEffect } from 'react'
import { createTabster, disposeTabster } from 'tabster'
import { useOwnDocument } from '../device/own-document.ts'

/** More than any timer with which Tabster shows again what a dialog has hidden from screen readers; in milliseconds. */
const longestTimer = 500

/** Timers one after another: on a busy page, those that are due come at once, and Tabster sets one after the other. */
const afterTimers = (count: number, work: () => void): void => {
  setTimeout(() => (count > 1 ? afterTimers(count - 1, work) : work()), longestTimer)
}

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
      afterTimers(4, () => disposeTabster(tabster))
    }
  }, [isModal, view])
}
