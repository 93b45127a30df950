import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ForeignSite {
  /** A different site from the product's, which tests open at `localhost`, so that browsers separate their storage. */
  origin: string
  close: () => void
}

/** Somebody else's site, whose pages show the address in `?src=` in a frame. */
export const openForeignSite = async (): Promise<ForeignSite> => {
  const server = createServer((request, response) => {
    const src = new URL(request.url ?? '/', 'http://here.invalid').searchParams.get('src') ?? ''
    response.setHeader('content-type', 'text/html; charset=utf-8').end(
      `<!doctype html><html lang="tr"><title>Intranet</title><link rel="icon" href="data:,"><h1>Intranet</h1>
       <iframe title="Tabldot" src="${src.replaceAll('"', '&quot;')}" style="width: 100%; height: 80vh; border: 0"></iframe>`,
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, close: () => void server.close() }
}
