import { api, useSaveChoiceMutation, type MenuPlayDay } from '../../../api/generated.ts'
import { useAlone } from '../../../shared/use-alone.ts'
import { useApiDispatch } from '../../../shared/use-api-dispatch.ts'
import type { Eater } from '../use-eater.ts'

/** Saves one day; a second tap while the first is being saved is ignored. Resolves to true once it is saved. */
export const useSaveDayChoice = (eater: Eater) => {
  const dispatch = useApiDispatch()
  const [save, { isLoading }] = useSaveChoiceMutation()
  const alone = useAlone()

  const saveDay = (day: MenuPlayDay, choice: string) =>
    alone(async () => {
      const meal = day.options.find(({ key }) => key === choice)?.meal.name
      const body = { date: day.date, shift_id: day.shift_id, catering_id: day.catering_id, choice, meal }
      const { error } = await save({ ...eater, body })
      if (error !== undefined) return false
      dispatch(
        api.util.updateQueryData('getMenuPlay', eater, ({ days }) => {
          const saved = days.find((other) => other.date === day.date && other.shift_id === day.shift_id)
          if (saved) Object.assign(saved, { choice, completed: true, replaced_meal: null })
        }),
      )
      return true
    })
  return { saveDay, isSaving: isLoading }
}
