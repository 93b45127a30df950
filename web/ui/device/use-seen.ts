import { type RefCallback, useCallback, useState } from 'react'

/** Whether the element has been in view, or almost. Keeps what is expensive to draw from delaying what is seen first. */
export const useSeen = (): [ref: RefCallback<Element>, isSeen: boolean] => {
  const [isSeen, setSeen] = useState(false)
  const ref = useCallback<RefCallback<Element>>((element) => {
    if (element === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        setSeen(true)
        observer.disconnect()
      },
      { rootMargin: '100px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, isSeen]
}
