import { useRef, useState } from 'react'
import { api, useRateChoiceMutation, type PastChoice } from '../../../api/generated.ts'
import { useApiDispatch } from '../../../shared/use-api-dispatch.ts'
import { useEater } from '../use-eater.ts'
import { historyOf } from './history.ts'

/** A rating that was not taken leaves no word behind: the stars are empty again, and the list is asked for anew. */
export const useRateChoice = ({ date, shift_id }: PastChoice) => {
  const eater = useEater()
  const dispatch = useApiDispatch()
  const [rate, { isLoading }] = useRateChoiceMutation()
  const [picked, setPicked] = useState<number | null>(null)
  const isUnderWay = useRef(false)

  /** Resolves to whether the stars were given. */
  const send = async (): Promise<boolean> => {
    if (picked === null || isUnderWay.current) return false
    isUnderWay.current = true
    const { error } = await rate({ ...eater, body: { date, shift_id, stars: picked } })
    isUnderWay.current = false
    if (error !== undefined) {
      setPicked(null)
      return false
    }
    dispatch(
      api.util.updateQueryData('listChoices', historyOf(eater), ({ choices }) => {
        const rated = choices.find((choice) => choice.date === date && choice.shift_id === shift_id)
        if (rated) Object.assign(rated, { stars: picked, ratable: false })
      }),
    )
    return true
  }
  return { picked, setPicked: (stars: number) => !isUnderWay.current && setPicked(stars), send, isSending: isLoading }
}
