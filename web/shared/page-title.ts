import { useEffect } from 'react'

export const usePageTitle = (...parts: string[]): void => {
  const title = [...parts, 'Tabldot'].join(' · ')
  useEffect(() => {
    document.title = title
  }, [title])
}
