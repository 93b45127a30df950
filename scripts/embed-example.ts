import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const port = Number(process.env.EXAMPLE_PORT ?? 4000)
const product = new URL(process.env.TABLDOT_URL ?? 'http://localhost:3000').origin
const here = `http://localhost:${port}`
const folder = join(import.meta.dirname, '..', 'examples', 'embed')

const files: Readonly<Record<string, readonly [name: string, type: string]>> = {
  '/': ['index.html', 'text/html'],
  '/page.css': ['page.css', 'text/css'],
  '/page.js': ['page.js', 'text/javascript'],
}

/** As strict as a page's policy can be: nothing inline, and nothing from elsewhere but the product. */
const policy = [
  "default-src 'none'",
  `script-src 'self' ${product}`,
  "style-src 'self'",
  `connect-src ${product}`,
  `img-src 'self' data: ${product}`,
  "base-uri 'none'",
].join('; ')

const server = createServer((request, response) => {
  const file = files[new URL(request.url ?? '/', here).pathname]
  if (file === undefined) return void response.writeHead(404).end()
  const [name, type] = file
  const send = async () => {
    const text = (await readFile(join(folder, name), 'utf8'))
      .replaceAll('%TABLDOT%', product)
      .replaceAll('%HERE%', here)
    response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8`, 'Content-Security-Policy': policy }).end(text)
  }
  void send()
})
server.on('error', (error) => {
  console.error(`Örnek sayfa açılamadı: ${error.message}. Başka bir port için EXAMPLE_PORT ayarlayın.`)
  process.exitCode = 1
})
server.listen(port, '127.0.0.1', () => {
  console.log(`Başka bir siteye ait örnek sayfa: ${here}

Tabldot ${product} adresinde ve bu sayfaya izinli çalışmalıdır:

  EMBED_ORIGINS=${here} npm run demo

Kendi sayfanıza kopyalayacağınız satırlar (examples/embed/index.html):

  <script type="module" src="${product}/embed.js"></script>
  <tabldot-employees company-type="corporate"></tabldot-employees>

Tabldot başka bir adresteyse TABLDOT_URL, bu sayfa için başka bir port gerekirse EXAMPLE_PORT ayarlayın.`)
})
