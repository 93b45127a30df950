import { createDOMRenderer } from '@fluentui/react-components'
import type { Place } from './place.ts'
import './tokens.css'
import './typeface.css'

/**
 * The app owns the whole page. Style elements carry the page's nonce, so that the content security policy needs no
 * 'unsafe-inline'.
 */
export const wholePage = (): Place => {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
  return { document, renderer: createDOMRenderer(document, nonce ? { styleElementAttributes: { nonce } } : {}) }
}
