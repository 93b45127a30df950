import type { CDPSession } from 'playwright'

export interface LoadedRequest {
  path: string
  /** As Chromium names it: Document, Script, Fetch, Font, … */
  type: string
  /** What came over the network, with headers; compressed where the server compresses. */
  bytes: number
  /** The same without headers. */
  content: number
  /** The page is in wave 0; what was only asked for after a script of a wave had arrived is in the next one. */
  wave: number
}

interface Started {
  path: string
  type: string
  at: number
  doneAt?: number
  bytes: number
  headers: number
}

/** Records what a tab requests; the returned function tells what has been requested so far. */
export const recordLoad = async (network: CDPSession): Promise<() => LoadedRequest[]> => {
  const started = new Map<string, Started>()
  network.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp }) => {
    const { protocol, pathname, search } = new URL(request.url)
    if (protocol.startsWith('http'))
      started.set(requestId, { path: pathname + search, type, at: timestamp, bytes: 0, headers: 0 })
  })
  network.on('Network.responseReceived', ({ requestId, response }) => {
    const one = started.get(requestId)
    if (one) one.headers = response.encodedDataLength
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const one = started.get(requestId)
    if (one) Object.assign(one, { bytes: encodedDataLength, doneAt: timestamp })
  })
  await network.send('Network.enable')
  return () => {
    const waves = new Map<Started, number>()
    const all = [...started.values()]
    for (const one of all) {
      const before = all.filter(({ type, doneAt = Infinity }) => /Script|Document/.test(type) && doneAt <= one.at)
      waves.set(one, 1 + Math.max(-1, ...before.map((other) => waves.get(other) ?? 0)))
    }
    return all.map((one) => ({
      path: one.path,
      type: one.type,
      bytes: one.bytes,
      content: Math.max(0, one.bytes - one.headers),
      wave: waves.get(one) ?? 0,
    }))
  }
}
