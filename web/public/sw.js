/**
 * Keeps the app shell (the page and its hashed assets) so that Tabldot opens without a connection.
 * Nothing under /api is ever looked at: data is always the server's.
 */
const shellCache = 'tabldot-shell-v1'
const assetCache = 'tabldot-assets-v1'
const shellPath = '/'
const navigationPatience = 5000
/** The same file answers every `Vary`: module scripts ask with an origin, this worker without one. */
const anyVariant = { ignoreVary: true }
const extras = ['/manifest.webmanifest', '/favicon.svg']

const isAsset = (pathname) => pathname.startsWith('/assets/') || extras.includes(pathname)
const assetsNamedIn = (html) => [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1])
const isPage = (response) => response.ok && (response.headers.get('content-type') ?? '').startsWith('text/html')

const fetchInto = async (cache, path) => {
  if (await cache.match(path, anyVariant)) return
  const response = await fetch(path)
  if (response.ok) await cache.put(path, response)
}

/** The hashed names in the page are its version. The assets of a new one come in first, those of the old one go last. */
const keepShell = async (response) => {
  const shells = await caches.open(shellCache)
  const assets = await caches.open(assetCache)
  const known = await shells.match(shellPath, anyVariant)
  const before = known ? assetsNamedIn(await known.text()) : []
  const names = assetsNamedIn(await response.clone().text())
  const named = new Set([...names, ...extras])
  await Promise.all([...named].map((path) => fetchInto(assets, path)))
  await shells.put(shellPath, response)
  if (names.join() === before.join()) return
  const stale = (await assets.keys()).filter((request) => !named.has(new URL(request.url).pathname))
  await Promise.all(stale.map((request) => assets.delete(request, anyVariant)))
}

const offlinePage = () =>
  new Response(
    '<!doctype html><html lang="tr"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">' +
      '<title>Tabldot</title><h1>İnternet bağlantınız yok</h1><p>Bağlantı gelince sayfayı yenileyin.</p></html>',
    { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } },
  )

const keptPage = async () => (await (await caches.open(shellCache)).match(shellPath, anyVariant)) ?? offlinePage()

const openPage = async (event) => {
  const fresh = fetch(event.request).then((response) => {
    if (isPage(response)) event.waitUntil(keepShell(response.clone()).catch(() => undefined))
    return response
  })
  const tooLong = new Promise((resolve) => setTimeout(resolve, navigationPatience)).then(async () => {
    const page = await keptPage()
    return page.ok ? page : fresh
  })
  return Promise.race([fresh, tooLong]).catch(keptPage)
}

const openAsset = async (request) => {
  const assets = await caches.open(assetCache)
  const kept = await assets.match(request, anyVariant)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) await assets.put(request, response.clone())
  return response
}

const keepAssets = async (paths) => {
  const assets = await caches.open(assetCache)
  await Promise.all(paths.filter(isAsset).map((path) => fetchInto(assets, path)))
}

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(
    fetch(shellPath, { cache: 'no-cache' }).then((response) => (isPage(response) ? keepShell(response) : undefined)),
  )
})

self.addEventListener('activate', (event) => {
  const dropForeign = async () => {
    const names = (await caches.keys()).filter(
      (name) => name.startsWith('tabldot-') && name !== shellCache && name !== assetCache,
    )
    await Promise.all(names.map((name) => caches.delete(name)))
    await self.clients.claim()
  }
  event.waitUntil(dropForeign())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (
    request.method !== 'GET' ||
    origin !== self.location.origin ||
    pathname === '/api' ||
    pathname.startsWith('/api/')
  )
    return
  if (request.mode === 'navigate') event.respondWith(openPage(event))
  else if (isAsset(pathname)) event.respondWith(openAsset(request))
})

/** The page tells which assets it loaded before this worker was in charge. */
self.addEventListener('message', (event) => {
  if (event.data?.type === 'keep-assets' && Array.isArray(event.data.paths)) {
    event.waitUntil(keepAssets(event.data.paths.filter((path) => typeof path === 'string')).catch(() => undefined))
  }
})
