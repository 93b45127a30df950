import { useEffect } from 'react'
import { useOwnDocument } from '../device/own-document.ts'

/** Without parts the document keeps its title. */
export const usePageTitle = (...parts: string[]): void => {
  const title = parts.length === 0 ? undefined : [...parts, 'Tabldot'].join(' · ')
  const own = useOwnDocument()
  useEffect(() => {
    if (title !== undefined) Object.assign(own, { title })
  }, [own, title])
}
