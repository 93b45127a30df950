import { useEffect, useRef, type RefObject } from 'react'

/** A disabled field loses the focus: it gets it back when it works again. */
export const useKeptFocus = (field: RefObject<HTMLElement | null>, isDisabled: boolean): void => {
  const wasDisabled = useRef(false)
  useEffect(() => {
    if (wasDisabled.current && !isDisabled && document.activeElement === document.body) field.current?.focus()
    wasDisabled.current = isDisabled
  }, [field, isDisabled])
}
