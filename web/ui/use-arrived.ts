import { useDeferredValue } from 'react'

/**
 * Whether something is there, a moment late if it has just arrived: React draws what then appears in short pieces, and a
 * slow phone stays responsive. What was there from the beginning is drawn at once.
 */
export const useArrived = (isThere: boolean): boolean => useDeferredValue(isThere) && isThere
