/**
 * Caches the app shell (the page and its hashed assets) so that Tabldot opens without a connection.
 * Requests to /api are never handled: data always comes from the server. It also shows push messages.
 */
declare const self: ServiceWorkerGlobalScope
export {}

const shellCache = 'tabldot-shell-v1'
const assetCache = 'tabldot-assets-v1'
const shellPath = '/'
/** After this many milliseconds without an answer, the cached page opens. */
const navigationTimeout = 5000
/** Module scripts send an Origin header and this worker's requests do not, but the file is the same. */
const anyVariant = { ignoreVary: true }
const extras = ['/manifest.webmanifest', '/favicon.svg']

const isAsset = (pathname: string): boolean => pathname.startsWith('/assets/') || extras.includes(pathname)
/** Without the title and the files of its screen, which differ from page to page of one version. */
const shellOf = (html: string): string =>
  html
    .replaceAll(/<link data-screen.*>\n/g, '')
    .replace(/(?<=<b data-screen>)[^<]*/, '')
    .replace(/(?<= data-draws=")[^"]*/, '')
const assetsNamedIn = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path)
const isPage = (response: Response): boolean =>
  response.ok && (response.headers.get('content-type') ?? '').startsWith('text/html')

const fetchInto = async (cache: Cache, path: string, isOutdated = false): Promise<void> => {
  if (!isOutdated && (await cache.match(path, anyVariant))) return
  const response = await fetch(path)
  if (response.ok) await cache.put(path, response)
}

/**
 * A page's version is the hashed names in it. The assets of a new page are cached before those of the old one are
 * deleted.
 */
const keepShell = async (response: Response): Promise<void> => {
  const shells = await caches.open(shellCache)
  const assets = await caches.open(assetCache)
  const known = await shells.match(shellPath, anyVariant)
  const before = known ? assetsNamedIn(await known.text()) : []
  const shell = shellOf(await response.text())
  const names = assetsNamedIn(shell)
  const named = new Set([...names, ...extras])
  const isNew = names.join() !== before.join()
  // The names of the extras do not tell their version.
  await Promise.all([...named].map((path) => fetchInto(assets, path, isNew && extras.includes(path))))
  await shells.put(shellPath, new Response(shell, response))
  if (!isNew) return
  const stale = (await assets.keys()).filter((request) => !named.has(new URL(request.url).pathname))
  await Promise.all(stale.map((request) => assets.delete(request, anyVariant)))
}

const offlinePage = (): Response =>
  new Response(
    '<!doctype html><html lang="tr"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">' +
      '<title>Tabldot</title><h1>İnternet bağlantınız yok</h1><p>Bağlantı gelince sayfayı yenileyin.</p></html>',
    { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } },
  )

const keptPage = async (): Promise<Response> =>
  (await (await caches.open(shellCache)).match(shellPath, anyVariant)) ?? offlinePage()

const openPage = async (event: FetchEvent): Promise<Response> => {
  const fresh = fetch(event.request).then((response) => {
    if (isPage(response)) event.waitUntil(keepShell(response.clone()).catch(() => undefined))
    return response
  })
  const tooLong = new Promise((resolve) => setTimeout(resolve, navigationTimeout)).then(async () => {
    const page = await keptPage()
    return page.ok ? page : fresh
  })
  return Promise.race([fresh, tooLong]).catch(keptPage)
}

const openAsset = async (request: Request): Promise<Response> => {
  const assets = await caches.open(assetCache)
  const kept = await assets.match(request, anyVariant)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) await assets.put(request, response.clone())
  return response
}

const keepAssets = async (paths: string[]): Promise<void> => {
  const assets = await caches.open(assetCache)
  await Promise.all(paths.filter(isAsset).map((path) => fetchInto(assets, path)))
}

self.addEventListener('install', (event) => {
  void self.skipWaiting()
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
  if (request.method !== 'GET' || origin !== self.location.origin || /^\/+api(?![\w-])/i.test(pathname)) return
  // Their headers forbid framing, so they are neither cached as the shell nor served from it.
  if (/^\/admin(\/|$)/.test(pathname)) {
    if (request.mode === 'navigate') event.respondWith(fetch(request).catch(offlinePage))
  } else if (request.mode === 'navigate') event.respondWith(openPage(event))
  else if (isAsset(pathname)) event.respondWith(openAsset(request))
})

/** The page reports what it loaded before this worker controlled it. */
self.addEventListener('message', (event) => {
  const message = event.data as { type?: unknown; paths?: unknown } | null
  if (message?.type !== 'keep-assets' || !Array.isArray(message.paths)) return
  const paths = message.paths.filter((path) => typeof path === 'string')
  event.waitUntil(keepAssets(paths).catch(() => undefined))
})

interface PushedMessage {
  title: string
  body: string
  tag: string
  path: string
}

/** Browsers require every push message to be shown, even an unreadable one. */
const messageOf = (data: PushMessageData | null): PushedMessage => {
  const unreadable = { title: 'Tabldot', body: 'Yeni bir bildiriminiz var.', tag: 'tabldot', path: '/' }
  try {
    return { ...unreadable, ...(data?.json() as Partial<PushedMessage>) }
  } catch {
    return unreadable
  }
}

self.addEventListener('push', (event) => {
  const { title, body, tag, path } = messageOf(event.data)
  const icon = '/icons/icon-192.png'
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon, lang: 'tr', data: { path } }))
})

/** The individual area has two addresses. */
const areasOf = (path: string): string[] =>
  path.startsWith('/app') ? ['/app', '/individual'] : [path.split('?')[0] ?? '/']

/**
 * Uses a window that already shows that area, where the app asks before unsaved input is lost; otherwise opens a new
 * one.
 */
const openPushed = async (given: string): Promise<void> => {
  const url = new URL(given, self.location.origin)
  const path = url.origin === self.location.origin ? `${url.pathname}${url.search}` : '/'
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find((one) => {
    const { pathname } = new URL(one.url)
    return areasOf(path).some((area) => pathname === area || pathname.startsWith(`${area}/`))
  })
  if (there === undefined) return void (await self.clients.openWindow(path))
  there.postMessage({ type: 'open-page', path })
  await there.focus()
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { path } = (event.notification.data ?? {}) as { path?: unknown }
  event.waitUntil(openPushed(typeof path === 'string' ? path : '/'))
})

/**
 * The browser has given this device a new endpoint. Only a page can report it to the server, since that takes a
 * session: an open page is told, otherwise the person is asked to open one, because nothing arrives until then.
 */
const followSubscription = async ({ oldSubscription, newSubscription }: PushSubscriptionChangeEvent): Promise<void> => {
  if (newSubscription == null && oldSubscription != null)
    await self.registration.pushManager.subscribe(oldSubscription.options).catch(() => undefined)
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const one of windows) one.postMessage({ type: 'push-changed' })
  if (windows.length > 0) return
  await self.registration.showNotification('Bildirimleri sürdürün', {
    body: 'Tarayıcınız bu cihazın bildirim adresini değiştirdi. Bildirimlerin sürmesi için Tabldot’u açın.',
    tag: 'push-changed',
    icon: '/icons/icon-192.png',
    lang: 'tr',
    data: { path: '/' },
  })
}

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(followSubscription(event))
})
