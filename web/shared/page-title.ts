import { useEffect } from 'react'

/** Without parts the document keeps the title that it has. */
export const usePageTitle = (...parts: string[]): void => {
  const title = parts.length === 0 ? undefined : [...parts, 'Tabldot'].join(' · ')
  useEffect(() => {
    if (title !== undefined) document.title = title
  }, [title])
}
