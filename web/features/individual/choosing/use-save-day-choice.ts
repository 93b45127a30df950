import { useRef } from 'react'
import { api, useSaveChoiceMutation, type MenuPlayDay } from '../../../api/generated.ts'
import { useApiDispatch } from '../../../shared/use-api-dispatch.ts'
import type { Eater } from '../use-eater.ts'

/** Saves one day; a second tap while the first is on its way is ignored. Resolves to whether it was saved. */
export const useSaveDayChoice = (eater: Eater) => {
  const dispatch = useApiDispatch()
  const [save, { isLoading }] = useSaveChoiceMutation()
  const isUnderWay = useRef(false)

  const saveDay = async (day: MenuPlayDay, choice: string): Promise<boolean> => {
    if (isUnderWay.current) return false
    isUnderWay.current = true
    try {
      const body = { date: day.date, shift_id: day.shift_id, catering_id: day.catering_id, choice }
      await save({ ...eater, body }).unwrap()
      dispatch(
        api.util.updateQueryData('getMenuPlay', eater, ({ days }) => {
          const saved = days.find((other) => other.date === day.date && other.shift_id === day.shift_id)
          if (saved) Object.assign(saved, { choice, completed: true })
        }),
      )
      return true
    } catch {
      return false
    } finally {
      isUnderWay.current = false
    }
  }
  return { saveDay, isSaving: isLoading }
}
