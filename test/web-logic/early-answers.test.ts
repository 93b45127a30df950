import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchOrTake } from '../../web/api/early-answers.ts'

const address = 'https://tabldot.example/api/individual/1/2/menu-play'
const ayse = 'Bearer ayse'

const sentBy = (authorization: string, init: RequestInit = {}, url = address) =>
  new Request(url, { ...init, headers: { authorization } })
const textOf = async (request: Request) => (await fetchOrTake(request)).text()

describe('an answer that was asked for before the app had loaded', () => {
  const keep = (answer: { response: Response; at: number } | undefined) => {
    globalThis.tabldotEarly = { authorization: ayse, answers: new Map([[address, Promise.resolve(answer)]]) }
  }
  beforeEach(() => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('fresh')))
    keep({ response: new Response('early'), at: performance.now() })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    globalThis.tabldotEarly = undefined
  })

  test('is taken once, whether or not the app ends the address with a question mark', async () => {
    expect(await textOf(sentBy(ayse, {}, `${address}?`))).toBe('early')
    expect(await textOf(sentBy(ayse))).toBe('fresh')
  })

  test('is not taken for another address', async () => {
    expect(await textOf(sentBy(ayse, {}, `${address}?days=1`))).toBe('fresh')
  })

  test('is not taken by another session', async () => {
    expect(await textOf(sentBy('Bearer mert'))).toBe('fresh')
    expect(await textOf(new Request(address))).toBe('fresh')
  })

  test('is not taken after a command', async () => {
    await fetchOrTake(sentBy(ayse, { method: 'POST', body: '{}' }, 'https://tabldot.example/api/auth/login'))
    expect(await textOf(sentBy(ayse))).toBe('fresh')
  })

  test('is asked for again if it was a refusal, did not come, or came long ago', async () => {
    keep(undefined)
    expect(await textOf(sentBy(ayse))).toBe('fresh')
    keep({ response: new Response('early'), at: performance.now() - 11_000 })
    expect(await textOf(sentBy(ayse))).toBe('fresh')
  })
})
