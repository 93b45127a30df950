import { type ComponentType, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { lazily } from '../frame/later.tsx'
import { useSession } from '../frame/session/session-context.ts'
import { slipCodeIn } from '../domain/access/slip-code.ts'

const OwnPlace = lazily(async () => (await import('./own-place.tsx')).OwnPlace)

/** The code of a slip, removed from the address and the history as soon as it has been read. */
const useSlipCode = (): string | undefined => {
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const read = slipCodeIn(hash)
  const [code, setCode] = useState(read)
  if (read !== undefined && read !== code) setCode(read)
  useEffect(() => {
    if (read !== undefined) void navigate({ pathname, search, hash: '' }, { replace: true })
  }, [read, navigate, pathname, search])
  return code
}

/** Sends people with a session to their own area; everybody else sees the sign-in form at once. */
export const Start = ({ SignIn }: { SignIn: ComponentType<{ slipCode?: string | undefined }> }) => {
  const session = useSession()
  const [hasToken] = useState(() => session.token() !== null)
  const code = useSlipCode()
  const form = <SignIn slipCode={code} />
  return hasToken ? <OwnPlace slipCode={code}>{form}</OwnPlace> : form
}
