import { Button } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

type Props = {
  /** Relative to the path of the open page: `../employees`. */
  to: string
  appearance?: 'primary' | 'secondary' | 'subtle'
  size?: 'small' | 'medium' | 'large'
  /** Needed where several links have the same text. */
  label?: string
  className?: string
  children: ReactNode
}

/** A link that looks like a button. */
export const LinkButton = ({ to, label, ...button }: Props) => {
  const href = useHref(to, { relative: 'path' })
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { relative: 'path' })
  return <Button as="a" href={href} aria-label={label} onClick={follow} {...button} />
}
