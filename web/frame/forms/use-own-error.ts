import { useEffect, useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { bannerShown } from '../banners/banners-slice.ts'
import { isSessionEndText } from '../../ui/words/problem-text.ts'
import type { WithSession } from '../session/session-slice.ts'

/** Shows an error where the action was started, or in a banner if that has been closed meanwhile. */
export const useOwnError = () => {
  const dispatch = useDispatch()
  const isShown = useRef(false)
  const [error, setError] = useState<string>()
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const isExpired = useSelector((state: WithSession) => state.session.expired)
  const [wasExpired, setWasExpired] = useState(isExpired)
  if (isExpired !== wasExpired) {
    setWasExpired(isExpired)
    // The person has signed in again with the input still there, so the message no longer applies.
    if (!isExpired && isSessionEndText(error)) setError(undefined)
  }
  const report = (text: string | undefined) => {
    if (isShown.current) setError(text)
    else if (text !== undefined) dispatch(bannerShown({ about: text, intent: 'error', text }))
  }
  return [error, report] as const
}
