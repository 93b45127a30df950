import { createDOMRenderer } from '@fluentui/react-components'
import type { Place } from './place.ts'
import './tokens.css'
import './typeface.css'

/** The page is the app's. Style elements carry its nonce, so that the content policy needs no 'unsafe-inline'. */
export const wholePage = (): Place => {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
  return { document, renderer: createDOMRenderer(document, nonce ? { styleElementAttributes: { nonce } } : {}) }
}
