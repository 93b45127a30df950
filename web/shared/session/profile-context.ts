import { createContext, useContext } from 'react'
import type { Capability, Profile } from '../../api/generated.ts'

export const ProfileContext = createContext<Profile | null>(null)

/** The signed-in person; only below a SessionGate. */
export const useProfile = (): Profile => {
  const profile = useContext(ProfileContext)
  if (profile === null) throw new Error('useProfile needs a SessionGate above it')
  return profile
}

export const useCan = (capability: Capability): boolean => useProfile().capabilities.includes(capability)
