import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface HostilePage {
  /** A different site from the product's, which tests open at `localhost`. */
  origin: string
  /** The address of the page containing these elements. */
  addressOf: (product: string, elements: string) => string
  close: () => void
}

const styles = `
  * { all: revert !important; font-size: 40px }
  html { font-size: 40px; line-height: 3; letter-spacing: .3em; text-transform: uppercase; color: red; cursor: crosshair }
  .column { width: 46%; display: inline-block !important; vertical-align: top }`

/** Records what the policy refused and what the panels reported. */
const script = `
  window.refused = []
  window.told = []
  document.addEventListener('securitypolicyviolation', (event) => refused.push(event.violatedDirective + ' ' + event.blockedURI))
  for (const name of ['changed', 'session-ended', 'navigate'])
    document.addEventListener('tabldot:' + name, (event) => {
      told.push({ name, panel: event.target.localName, ...event.detail })
      if (name === 'navigate') event.preventDefault()
    })
  window.askedFor = 0
  for (const panel of document.querySelectorAll('[data-next-token]'))
    panel.tokenProvider = () => {
      askedFor += 1
      return panel.dataset.nextToken
    }`

const page = (product: string, elements: string) => `<!doctype html>
<html lang="tr">
  <head>
    <meta charset="utf-8" />
    <title>Intranet</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/page.css" />
    <script defer src="/page.js"></script>
    <script type="module" src="${product}/embed.js"></script>
  </head>
  <body>
    <main>
      <h1>Intranet</h1>
      <button id="before">Önce</button>
      ${elements}
      <button id="after">Sonra</button>
    </main>
  </body>
</html>`

const policyFor = (product: string) =>
  `default-src 'none'; script-src 'self' ${product}; style-src 'self'; connect-src ${product}; img-src data: ${product}`

/** Somebody else's page, with styles that affect everything they can and a policy that allows nothing inline. */
export const openHostilePage = async (): Promise<HostilePage> => {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://here.invalid')
    const type = (name: string) => response.setHeader('content-type', `${name}; charset=utf-8`)
    if (pathname === '/page.css') return void type('text/css').end(styles)
    if (pathname === '/page.js') return void type('text/javascript').end(script)
    const product = searchParams.get('product') ?? ''
    response.setHeader('content-security-policy', policyFor(product))
    type('text/html').end(page(product, searchParams.get('elements') ?? ''))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    addressOf: (product, elements) => `${origin}/?${new URLSearchParams({ product, elements }).toString()}`,
    close: () => void server.close(),
  }
}
