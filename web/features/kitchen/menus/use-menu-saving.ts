import {
  api,
  useBulkUpsertMenuDaysMutation,
  usePublishMenuDaysMutation,
  useSaveMenuDayMutation,
  type MenuDay,
} from '../../../api/generated.ts'
import { prefixedProblem } from '../../../shared/problem-text.ts'
import { useAlone } from '../../../shared/use-alone.ts'
import { useApiDispatch } from '../../../shared/use-api-dispatch.ts'
import { isComplete, wireOf, type DayDraft } from './menu-draft.ts'
import type { EditedDay, MenuEditor } from './use-menu-editor.ts'

const draftsOf = (days: EditedDay[]): Record<string, DayDraft> =>
  Object.fromEntries(days.map(({ date, draft }) => [date, draft]))

/** One save at a time; incomplete days stay where they are with their gaps pointed out. */
export const useMenuSaving = ({ query, edit }: Pick<MenuEditor, 'query' | 'edit'>) => {
  const dispatch = useApiDispatch()
  const [save, saving] = useSaveMenuDayMutation()
  const [saveMany, savingMany] = useBulkUpsertMenuDaysMutation()
  const [publish, publishing] = usePublishMenuDaysMutation()
  const alone = useAlone()
  const { cateringId, corpId, shiftId } = query

  const keep = (days: MenuDay[]) =>
    dispatch(
      api.util.updateQueryData('listMenuDays', query, (known) => {
        const dates = new Set(days.map(({ date }) => date))
        known.days = [...known.days.filter(({ date }) => !dates.has(date)), ...days]
      }),
    )
  const onlyComplete = (days: EditedDay[]): EditedDay[] => {
    edit({ type: 'checked', dates: days.map(({ date }) => date) })
    return days.filter(({ draft }) => isComplete(draft))
  }

  const saveDay = (day: EditedDay) =>
    alone(async () => {
      if (onlyComplete([day]).length === 0) return
      try {
        const answer = await save({
          cateringId,
          corpId,
          body: { shift_id: shiftId, date: day.date, ...wireOf(day.draft) },
        }).unwrap()
        keep([answer.day])
        edit({ type: 'saved', sent: draftsOf([day]) })
      } catch (error) {
        edit({ type: 'refused', messages: { [day.date]: prefixedProblem(error, 'Kaydedilemedi') } })
      }
    })

  const saveDays = (days: EditedDay[]) =>
    alone(async () => {
      const complete = onlyComplete(days)
      if (complete.length === 0) return
      try {
        const items = complete.map(({ date, draft }) => ({ date, ...wireOf(draft) }))
        const answer = await saveMany({ cateringId, corpId, body: { shift_id: shiftId, items } }).unwrap()
        const messages = Object.fromEntries(answer.errors.map(({ date, message }) => [date, message]))
        keep(answer.days)
        edit({ type: 'saved', sent: draftsOf(complete.filter(({ date }) => messages[date] === undefined)) })
        edit({ type: 'refused', messages })
      } catch {
        // The banner tells it; everything typed stays in its field.
      }
    })

  const publishRange = () =>
    alone(async () => {
      await publish({
        cateringId,
        corpId,
        body: { shift_id: shiftId, start_date: query.startDate, end_date: query.endDate },
      })
    })

  return {
    saveDay,
    saveDays,
    publishRange,
    savingDate: saving.isLoading ? saving.originalArgs?.body.date : undefined,
    isSavingMany: savingMany.isLoading,
    isPublishing: publishing.isLoading,
    isBusy: saving.isLoading || savingMany.isLoading || publishing.isLoading,
  }
}
