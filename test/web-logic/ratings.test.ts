import { describe, expect, test } from 'vitest'
import { createRatings, heldFor } from '../../web/features/individual/ratings/create-ratings.ts'
import type { KeptRating } from '../../web/features/individual/ratings/kept-ratings.ts'

const meal = { date: '2026-11-12', shift_id: 'day' }
const dinner = { date: '2026-11-12', shift_id: 'night' }
const noConnection = { status: 'FETCH_ERROR' }
const givenBefore = {
  status: 409,
  data: { code: 'rating.already_given', detail: 'Bu yemeğe daha önce puan verdiniz.' },
}

/** A device whose clock moves only with `passes`, and a server that gives the `answers` in turn and then accepts. */
const onDevice = (answers: unknown[] = [], kept: KeptRating[] = [], start = 0) => {
  let now = start
  let due: { at: number; run: () => void }[] = []
  const sent: number[] = []
  const device = { kept: [...kept], isOnline: true, outdated: 0, given: [] as number[] }
  const ratings = createRatings({
    kept,
    keep: (list) => (device.kept = [...list]),
    send: ({ stars }) => {
      sent.push(stars)
      return Promise.resolve(answers.shift())
    },
    onGiven: ({ stars }) => device.given.push(stars),
    onOutdated: () => (device.outdated += 1),
    isOnline: () => device.isOnline,
    now: () => now,
    later: (run, after) => due.push({ at: now + after, run }),
  })
  const passes = async (milliseconds: number) => {
    now += milliseconds
    const ready = due.filter(({ at }) => at <= now)
    due = due.filter(({ at }) => at > now)
    for (const { run } of ready) run()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { ratings, device, sent, passes }
}

describe('ratings', () => {
  test('are sent after a few seconds and then forgotten by the device', async () => {
    const { ratings, device, sent, passes } = onDevice()
    ratings.give(meal, 4)
    await passes(heldFor - 1)
    expect(sent).toEqual([])
    expect(device.kept).toMatchObject([{ stars: 4, state: 'held' }])
    await passes(1)
    expect(sent).toEqual([4])
    expect(device).toMatchObject({ kept: [], given: [4] })
  })

  test('are never sent if they were taken back', async () => {
    const { ratings, device, sent, passes } = onDevice()
    ratings.give(meal, 1)
    await passes(heldFor - 1)
    ratings.takeBack(meal)
    await passes(heldFor)
    await ratings.sendAll()
    expect(sent).toEqual([])
    expect(device.kept).toEqual([])
  })

  test('are sent with the last stars tapped, and each tap restarts the delay', async () => {
    const { ratings, sent, passes } = onDevice()
    for (const stars of [3, 4, 5, 5, 4]) {
      ratings.give(meal, stars)
      await passes(heldFor - 1)
    }
    expect(sent).toEqual([])
    await passes(1)
    expect(sent).toEqual([4])
  })

  test('of two meals do not wait for each other', async () => {
    const { ratings, sent, passes } = onDevice()
    ratings.give(meal, 4)
    await passes(1_000)
    ratings.give(dinner, 2)
    ratings.takeBack(meal)
    await passes(heldFor)
    expect(sent).toEqual([2])
  })

  test('are sent at once when the page is left, and only once', async () => {
    const { ratings, sent, passes } = onDevice()
    ratings.give(meal, 4)
    await Promise.all([ratings.sendAll(), ratings.sendAll()])
    await passes(heldFor)
    expect(sent).toEqual([4])
  })

  test('cannot be changed or taken back while they are being sent', async () => {
    const { ratings, sent, device, passes } = onDevice()
    ratings.give(meal, 4)
    const sending = ratings.sendAll()
    ratings.give(meal, 1)
    ratings.takeBack(meal)
    await sending
    await passes(heldFor)
    expect(sent).toEqual([4])
    expect(device.given).toEqual([4])
  })

  test('wait on the device for a connection, and can be taken back until then', async () => {
    const { ratings, device, sent, passes } = onDevice([noConnection, noConnection])
    device.isOnline = false
    ratings.give(meal, 5)
    ratings.give(dinner, 1)
    await passes(heldFor)
    expect(ratings.state().map(({ state }) => state)).toEqual(['offline', 'offline'])
    ratings.takeBack(dinner)
    expect(await ratings.sendDue()).toBe(false)
    expect(sent).toEqual([5, 1, 5])
    expect(device).toMatchObject({ kept: [], given: [5] })
  })

  test('are kept, reported and retried if the server does not answer', async () => {
    const { ratings, device, passes } = onDevice([{ status: 503 }])
    ratings.give(meal, 5)
    await passes(heldFor)
    expect(ratings.state()).toMatchObject([{ state: 'failed' }])
    expect(device.kept).toHaveLength(1)
    ratings.retry(meal)
    await passes(0)
    expect(device).toMatchObject({ kept: [], given: [5] })
  })

  test('are reported and never sent again if the server refuses them', async () => {
    const { ratings, device, sent, passes } = onDevice([givenBefore])
    ratings.give(meal, 5)
    await passes(heldFor)
    expect(ratings.state()).toMatchObject([{ state: 'refused', reason: 'Bu yemeğe daha önce puan verdiniz.' }])
    expect(device).toMatchObject({ kept: [], outdated: 1 })
    await ratings.sendDue()
    await ratings.sendAll()
    expect(sent).toEqual([5])
  })

  test('of a killed tab are sent by the next one, later than the tab itself would have', async () => {
    const left: KeptRating = { ...meal, stars: 4, state: 'held', stamp: 1_000 }
    const { sent, passes } = onDevice([], [left], 2_000)
    await passes(heldFor)
    expect(sent).toEqual([])
    await passes(heldFor)
    expect(sent).toEqual([4])
  })

  test('are dropped if another tab took them back or sent them', async () => {
    const { ratings, device, sent, passes } = onDevice()
    ratings.give(meal, 4)
    ratings.adopt([])
    await passes(heldFor)
    expect(sent).toEqual([])
    expect(device.outdated).toBe(1)
  })

  test('are left to another tab if it changed them', async () => {
    const { ratings, sent, passes } = onDevice()
    ratings.give(meal, 4)
    ratings.adopt([{ ...meal, stars: 2, state: 'held', stamp: 500 }])
    expect(ratings.state()).toMatchObject([{ stars: 2 }])
    await passes(heldFor)
    expect(sent).toEqual([])
  })
})
