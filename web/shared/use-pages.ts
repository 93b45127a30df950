import { useState } from 'react'

/** How many pages of a list are open. Another question (`key`) starts with the first page again. */
export const usePages = (key: string) => {
  const [asked, setAsked] = useState({ key, count: 1 })
  const count = asked.key === key ? asked.count : 1
  return { count, showMore: () => setAsked({ key, count: count + 1 }) }
}

export type Pages = ReturnType<typeof usePages>
