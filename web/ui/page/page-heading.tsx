import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { useOwnDocument } from '../device/own-document.ts'
import { usePageTitle } from './page-title.ts'
import { useFrame } from '../frame-context.ts'
import { useHeadingPlace } from './shell-places.ts'

const useStyles = makeStyles({
  root: {
    // Focused by script only, never by the Tab key.
    outlineStyle: 'none',
    fontSize: '22px',
    lineHeight: '28px',
    fontWeight: 650,
    letterSpacing: '-.01em',
  },
  inHeader: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: '18px',
    lineHeight: '22px',
    fontWeight: 700,
  },
})

/** A page may arrive after the visitor has opened a dialog or a menu, which then keeps the focus. */
export const isBusyElsewhere = (own: Document) => own.querySelector('[aria-modal="true"], [role="menu"]') !== null

type Props = {
  title: string
  /** More parts of the document's title, such as the company. */
  under?: string[]
  className?: string
}

/**
 * A page's h1, which takes the focus after a navigation so that screen readers announce the page; an h2 in a panel
 * beside others.
 */
export const PageHeading = ({ title, under = [], className }: Props) => {
  const styles = useStyles()
  const frame = useFrame()
  const ownDocument = useOwnDocument()
  const isPage = frame?.isPage ?? true
  const ofShell = useHeadingPlace()
  const place = isPage ? ofShell : null
  const own = useRef<HTMLHeadingElement>(null)
  const heading = frame?.heading ?? own
  const Level = isPage ? 'h1' : 'h2'
  const { key, pathname } = useLocation()
  const firstPage = useRef(key === 'default' ? pathname : undefined)
  usePageTitle(...(isPage ? [title, ...under] : []))
  useEffect(() => {
    if (!isPage || firstPage.current === pathname) return
    firstPage.current = undefined
    if (!isBusyElsewhere(ownDocument)) heading.current?.focus()
  }, [heading, isPage, ownDocument, pathname, title])
  const shown = (
    <Level
      ref={heading}
      tabIndex={-1}
      className={mergeClasses(styles.root, className, place !== null && styles.inHeader)}
    >
      {title}
    </Level>
  )
  return place === null ? shown : createPortal(shown, place)
}
