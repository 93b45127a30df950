import { problemText } from '../../../ui/words/problem-text.ts'
import { failureOf } from '../outbox/failure-of.ts'
import { isOf, type KeptRating, type RatedMeal } from './kept-ratings.ts'

/** How long a rating given by mistake can be taken back, the same as for a choice; in milliseconds. */
export const heldFor = 8_000

interface World {
  kept: readonly KeptRating[]
  /** Stores them on the device. */
  keep: (kept: readonly KeptRating[]) => void
  /** Resolves to the error, or undefined on success. */
  send: (rating: KeptRating) => Promise<unknown>
  onGiven: (rating: KeptRating) => void
  /** The server or another tab has newer ratings than this page. */
  onOutdated: () => void
  isOnline: () => boolean
  now: () => number
  later: (run: () => void, after: number) => void
}

/**
 * A tap on a star rates the meal. The server accepts a rating only once (rule M5), so each is held back for some
 * seconds first, and kept on the device until the server has answered.
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

  /** Held by a tab that was killed, or by another open one that sends them itself, hence the longer wait. */
  for (const rating of kept) if (rating.state === 'held') hold(rating, rating.stamp + heldFor * 2)

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    state: () => kept,
    /** Replaces stars that are still held back. */
    give: ({ date, shift_id }: RatedMeal, stars: number): void => {
      const before = kept.find(isOf({ date, shift_id }))
      if (before?.state === 'sending') return
      lastStamp = Math.max(world.now(), lastStamp + 1)
      const rating: KeptRating = { date, shift_id, stars, state: 'held', stamp: lastStamp }
      set([...without(rating), rating])
      hold(rating, world.now() + heldFor)
    },
    /** Only if not being sent yet. */
    takeBack: (meal: RatedMeal): void => set(kept.filter((one) => !isOf(meal)(one) || one.state === 'sending')),
    retry: (meal: RatedMeal) => void sendThose(isOf(meal)),
    /** Sends those no longer held back; resolves to whether anything is left. */
    sendDue: async (): Promise<boolean> => {
      await sendThose(({ state }) => state !== 'held')
      return kept.some(({ state }) => state === 'offline' || state === 'failed')
    },
    /** The page is being left, so nothing can be taken back any more. */
    sendAll: () => sendThose(() => true),
    /** Another tab has changed the stored ratings. */
    adopt: (next: readonly KeptRating[]) => {
      const isGone = kept.some(({ stamp }) => !next.some((one) => one.stamp === stamp))
      show(next)
      if (isGone) world.onOutdated()
    },
  }
}

export type Ratings = ReturnType<typeof createRatings>
