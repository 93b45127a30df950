import { expect, it } from 'vitest'
import { EventLoopPauses } from '../../src/gateways/system.ts'
import { FakePauses } from '../support/fakes/fake-pauses.ts'

it.each([new EventLoopPauses(), new FakePauses()])('a pause ends by itself: %o', async (pauses) => {
  await expect(pauses.brief()).resolves.toBeUndefined()
})

it('a pause lets run what is waiting', async () => {
  const ran: string[] = []
  setImmediate(() => ran.push('a request'))
  await new EventLoopPauses().brief()
  expect(ran).toEqual(['a request'])
})
