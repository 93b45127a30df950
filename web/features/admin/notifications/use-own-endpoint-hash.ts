import { useCallback, useEffect, useState } from 'react'
import { endpointOfDevice } from '../../../frame/push/device-subscription.ts'

const hashOf = async (text: string): Promise<string> => {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The hash by which the server knows this device's subscription, or null, and a function to read it again. */
export const useOwnEndpointHash = (): [string | null, () => void] => {
  const [hash, setHash] = useState<string | null>(null)
  const look = useCallback(() => {
    if (!isSecureContext) return
    endpointOfDevice()
      .then((endpoint) => (endpoint === null ? null : hashOf(endpoint)))
      .then(setHash, () => setHash(null))
  }, [])
  useEffect(look, [look])
  return [hash, look]
}
