import { problemText } from '../../../ui/words/problem-text.ts'
import { failureOf } from '../outbox/failure-of.ts'
import { isOf, type KeptRating, type RatedMeal } from './kept-ratings.ts'

/** A star given by mistake can be taken back for as long as a choice can; in milliseconds. */
export const heldFor = 8_000

interface World {
  kept: readonly KeptRating[]
  /** Keeps them on the device. */
  keep: (kept: readonly KeptRating[]) => void
  /** Resolves to why it was not given; undefined once it was. */
  send: (rating: KeptRating) => Promise<unknown>
  onGiven: (rating: KeptRating) => void
  /** The server or another tab knows more of the ratings than this page. */
  onOutdated: () => void
  isOnline: () => boolean
  now: () => number
  later: (run: () => void, after: number) => void
}

/**
 * A tap on a star gives it. The server takes a rating once and for good (rule M5), so each is held on the device for some seconds first,
 * and kept there until the server has answered.
 */
export const createRatings = (world: World) => {
  let kept = world.kept
  let lastStamp = 0
  const listeners = new Set<() => void>()

  const show = (next: readonly KeptRating[]) => {
    kept = next
    for (const listener of listeners) listener()
  }
  const set = (next: readonly KeptRating[]) => {
    world.keep(next.filter(({ state }) => state !== 'refused'))
    show(next)
  }
  const without = (meal: RatedMeal) => kept.filter((one) => !isOf(meal)(one))
  const isStill = ({ stamp, state }: KeptRating) => kept.some((one) => one.stamp === stamp && one.state === state)

  const send = async (rating: KeptRating): Promise<void> => {
    if (!isStill(rating) || rating.state === 'sending' || rating.state === 'refused') return
    const change = (part: Partial<KeptRating>) =>
      set(kept.map((one) => (one.stamp === rating.stamp ? { ...one, ...part } : one)))
    change({ state: 'sending' })
    const error = await world.send(rating)
    if (error === undefined) {
      world.onGiven(rating)
      set(kept.filter(({ stamp }) => stamp !== rating.stamp))
      return
    }
    const failure = failureOf(error, world.isOnline())
    change(failure === 'refused' ? { state: failure, reason: problemText(error, '') } : { state: failure })
    if (failure === 'refused') world.onOutdated()
  }
  const hold = (rating: KeptRating, until: number) =>
    world.later(() => void send(rating), Math.max(0, until - world.now()))
  const sendThose = (which: (rating: KeptRating) => boolean) => Promise.all(kept.filter(which).map(send))

  /** Of a tab that was killed, or of another one that is open and sends them itself. */
  for (const rating of kept) if (rating.state === 'held') hold(rating, rating.stamp + heldFor * 2)

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    state: () => kept,
    /** Other stars take the place of those that are still held. */
    give: ({ date, shift_id }: RatedMeal, stars: number): void => {
      const before = kept.find(isOf({ date, shift_id }))
      if (before?.state === 'sending') return
      lastStamp = Math.max(world.now(), lastStamp + 1)
      const rating: KeptRating = { date, shift_id, stars, state: 'held', stamp: lastStamp }
      set([...without(rating), rating])
      hold(rating, world.now() + heldFor)
    },
    /** Only what has not been sent. */
    takeBack: (meal: RatedMeal): void => set(kept.filter((one) => !isOf(meal)(one) || one.state === 'sending')),
    retry: (meal: RatedMeal) => void sendThose(isOf(meal)),
    /** What is not held any longer; resolves to whether something is left. */
    sendDue: async (): Promise<boolean> => {
      await sendThose(({ state }) => state !== 'held')
      return kept.some(({ state }) => state === 'offline' || state === 'failed')
    },
    /** Nobody can take them back any more: the page is being left. */
    sendAll: () => sendThose(() => true),
    /** Another tab has changed what is kept. */
    adopt: (next: readonly KeptRating[]) => {
      const isGone = kept.some(({ stamp }) => !next.some((one) => one.stamp === stamp))
      show(next)
      if (isGone) world.onOutdated()
    },
  }
}

export type Ratings = ReturnType<typeof createRatings>
