import { createContext, useContext } from 'react'
import type { Profile } from '../../api/generated-sign-in.ts'

export const ProfileContext = createContext<Profile | null>(null)

/** The signed-in person; only below a SessionGate. Which company a panel shows is up to its CompanyScope. */
export const useProfile = (): Profile => {
  const profile = useContext(ProfileContext)
  if (profile === null) throw new Error('useProfile needs a SessionGate above it')
  return profile
}

/** Always false for an administrator of the platform, who is in no company's lists. */
export const useIsOneself = (userId: string): boolean => useContext(ProfileContext)?.id === userId
