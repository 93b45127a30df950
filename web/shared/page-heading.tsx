import { makeStyles, mergeClasses, typographyStyles } from '@fluentui/react-components'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { usePageTitle } from './page-title.ts'

const useStyles = makeStyles({
  root: {
    ...typographyStyles.title2,
    // Focused by script only, never by the Tab key.
    outlineStyle: 'none',
    '@media (max-width: 767px)': typographyStyles.title3,
  },
})

/** A page may arrive after its visitor has opened a dialog or a menu; those keep the focus. */
const isBusyElsewhere = () => document.querySelector('[aria-modal="true"], [role="menu"]') !== null

type Props = {
  title: string
  /** Further parts of the document's title, such as the company. */ under?: string[]
  className?: string
}

/** The page's h1. After a navigation it takes the focus, so that a screen reader hears where it is. */
export const PageHeading = ({ title, under = [], className }: Props) => {
  const styles = useStyles()
  const heading = useRef<HTMLHeadingElement>(null)
  const { key, pathname } = useLocation()
  const firstPage = useRef(key === 'default' ? pathname : undefined)
  usePageTitle(title, ...under)
  useEffect(() => {
    if (firstPage.current === pathname) return
    firstPage.current = undefined
    if (!isBusyElsewhere()) heading.current?.focus()
  }, [pathname, title])
  return (
    <h1 ref={heading} tabIndex={-1} className={mergeClasses(styles.root, className)}>
      {title}
    </h1>
  )
}
