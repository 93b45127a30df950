import { createDOMRenderer } from '@fluentui/react-components'

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content

/** Style elements carry the page's nonce, so that the content policy needs no 'unsafe-inline'. */
export const renderer = createDOMRenderer(document, nonce ? { styleElementAttributes: { nonce } } : {})
