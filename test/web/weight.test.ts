import { describe, expect, test } from 'vitest'
import { phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'

const most = 175_000

describe('The bundle', () => {
  const stage = useStage(phone)

  test('for the sign-in page is at most 175 kB of compressed JavaScript', async () => {
    const visitor = await stage.visit('/favicon.svg', { options: {} })
    const encoded = new Map<string, number>()
    visitor.page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'script') return
      encoded.set(request.url(), 0)
      void request.sizes().then(({ responseBodySize }) => encoded.set(request.url(), responseBodySize))
    })
    await visitor.goesTo('/')
    await visitor.button('Giriş yap').waitFor()
    await visitor.page.waitForLoadState('networkidle')
    await expect.poll(() => [...encoded.values()].filter((size) => size <= 0)).toEqual([])
    const total = [...encoded.values()].reduce((sum, size) => sum + size, 0)
    console.log(`Sign-in page: ${encoded.size} scripts, ${Math.round(total / 1000)} kB compressed`)
    expect(encoded.size).toBeGreaterThan(0)
    expect(total).toBeLessThanOrEqual(most)
  })
})
