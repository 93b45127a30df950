import { Button } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

type Props = {
  /** Beside the page that is open: `../employees`. */
  to: string
  appearance?: 'primary' | 'secondary' | 'subtle'
  size?: 'small' | 'medium' | 'large'
  /** Where several of them say the same. */
  label?: string
  className?: string
  children: ReactNode
}

/** Looks like a button and leads to a page. */
export const LinkButton = ({ to, label, ...button }: Props) => {
  const href = useHref(to, { relative: 'path' })
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { relative: 'path' })
  return <Button as="a" href={href} aria-label={label} onClick={follow} {...button} />
}
