import { createContext, useContext } from 'react'
import type { Session } from '../../api/connection.ts'

export const SessionContext = createContext<Session | null>(null)

/** The session of the app around it. */
export const useSession = (): Session => {
  const session = useContext(SessionContext)
  if (session === null) throw new Error('useSession needs an app around it')
  return session
}
