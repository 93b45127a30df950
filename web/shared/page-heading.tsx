import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { usePageTitle } from './page-title.ts'
import { useFrame } from './scope/frame-context.ts'

const useStyles = makeStyles({
  root: {
    ...typographyStyles.title2,
    // Focused by script only, never by the Tab key.
    outlineStyle: 'none',
    fontSize: `clamp(${tokens.fontSizeBase600}, 20px + 1cqi, ${tokens.fontSizeHero700})`,
    lineHeight: `clamp(${tokens.lineHeightBase600}, 28px + 1cqi, ${tokens.lineHeightHero700})`,
  },
})

/** A page may arrive after its visitor has opened a dialog or a menu; those keep the focus. */
const isBusyElsewhere = () => document.querySelector('[aria-modal="true"], [role="menu"]') !== null

type Props = {
  title: string
  /** Further parts of the document's title, such as the company. */ under?: string[]
  className?: string
}

/** Of a page its h1: after a navigation it takes the focus, so that a screen reader hears where it is. Of a panel beside others an h2. */
export const PageHeading = ({ title, under = [], className }: Props) => {
  const styles = useStyles()
  const frame = useFrame()
  const isPage = frame?.isPage ?? true
  const own = useRef<HTMLHeadingElement>(null)
  const heading = frame?.heading ?? own
  const Level = isPage ? 'h1' : 'h2'
  const { key, pathname } = useLocation()
  const firstPage = useRef(key === 'default' ? pathname : undefined)
  usePageTitle(...(isPage ? [title, ...under] : []))
  useEffect(() => {
    if (!isPage || firstPage.current === pathname) return
    firstPage.current = undefined
    if (!isBusyElsewhere()) heading.current?.focus()
  }, [heading, isPage, pathname, title])
  return (
    <Level ref={heading} tabIndex={-1} className={mergeClasses(styles.root, className)}>
      {title}
    </Level>
  )
}
