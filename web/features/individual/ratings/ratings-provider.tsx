import { type ReactNode, useEffect, useState } from 'react'
import { eatingApi } from '../../../api/generated-eating.ts'
import { codeOf } from '../../../ui/words/problem-text.ts'
import { beforeSignOut } from '../../../frame/session/before-sign-out.ts'
import { ratingsKey } from '../../../frame/session/own-traces.ts'
import { useApiDispatch } from '../../../api/use-api-dispatch.ts'
import { historyOf } from '../history.ts'
import { answerTo } from '../outbox/answer-to.ts'
import { deviceList } from '../outbox/device-list.ts'
import { useSending } from '../outbox/use-sending.ts'
import { type Oneself, useOneself } from '../../../frame/scope/use-oneself.ts'
import { createRatings, type Ratings } from './create-ratings.ts'
import { isOf, type KeptRating } from './kept-ratings.ts'
import { RatingsContext } from './ratings-context.ts'

const listOf = (oneself: Oneself) => deviceList<KeptRating>(ratingsKey(oneself))

const useOwnRatings = (oneself: Oneself): Ratings => {
  const dispatch = useApiDispatch()
  return useState(() => {
    const { rateChoice, listChoices } = eatingApi.endpoints
    const { read, write } = listOf(oneself)
    /** Whether the same rating had already arrived, but the answer was lost. */
    const isThere = async (rating: KeptRating): Promise<boolean> => {
      const { data } = await dispatch(
        listChoices.initiate(historyOf(oneself), { subscribe: false, forceRefetch: true }),
      )
      return data?.choices.find(isOf(rating))?.stars === rating.stars
    }
    return createRatings({
      kept: read().map((one) => (one.state === 'held' ? one : { ...one, state: 'offline' })),
      keep: write,
      send: async (rating) => {
        const { date, shift_id, stars } = rating
        const error = await answerTo(
          dispatch(rateChoice.initiate({ ...oneself, body: { date, shift_id, stars } }, { track: false })),
        )
        return codeOf(error) === 'rating.already_given' && (await isThere(rating)) ? undefined : error
      },
      onGiven: (rating) =>
        dispatch(
          eatingApi.util.updateQueryData('listChoices', historyOf(oneself), ({ choices }) => {
            const rated = choices.find(isOf(rating))
            if (rated) Object.assign(rated, { stars: rating.stars, ratable: false })
          }),
        ),
      onOutdated: () => dispatch(eatingApi.util.invalidateTags(['Choice'])),
      isOnline: () => navigator.onLine,
      now: () => Date.now(),
      later: (run, after) => setTimeout(run, after),
    })
  })[0]
}

/** A phone may kill a hidden page without notice. */
const useSendingOnLeave = ({ sendAll }: Ratings): void => {
  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') void sendAll()
    }
    const onLeave = () => void sendAll()
    document.addEventListener('visibilitychange', onHidden)
    addEventListener('pagehide', onLeave)
    beforeSignOut.add(sendAll)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      removeEventListener('pagehide', onLeave)
      beforeSignOut.delete(sendAll)
    }
  }, [sendAll])
}

/** Wraps all pages of the area, so that a rating given on one is sent from any other. */
export const RatingsProvider = ({ children }: { children: ReactNode }) => {
  const { companyId, userId } = useOneself()
  const ratings = useOwnRatings({ companyId, userId })
  useSending(ratings.sendDue)
  useSendingOnLeave(ratings)
  useEffect(() => {
    const list = listOf({ companyId, userId })
    return list.watch(() => ratings.adopt(list.read()))
  }, [ratings, companyId, userId])
  return <RatingsContext value={ratings}>{children}</RatingsContext>
}
