import {
  api,
  useBulkUpsertMenuDaysMutation,
  usePublishMenuDaysMutation,
  useSaveMenuDayMutation,
  type MenuDay,
} from '../../../api/generated.ts'
import { prefixedProblem, presentIn, staleCode, statusOf } from '../../../ui/words/problem-text.ts'
import { useAlone } from '../../../ui/use-alone.ts'
import { useApiDispatch } from '../../../api/use-api-dispatch.ts'
import { useOwnError } from '../../../frame/forms/use-own-error.ts'
import { draftOf, isComplete, mergedDraft, wireOf, type DayDraft } from './menu-draft.ts'
import type { EditedDay, MenuEditor } from './use-menu-editor.ts'
import { useBanner } from '../../../frame/banners/use-banner.ts'

const draftsOf = (days: EditedDay[]): Record<string, DayDraft> =>
  Object.fromEntries(days.map(({ date, draft }) => [date, draft]))

const seenVersion = ({ base }: EditedDay): number => base?.version ?? 0

/** Counts the days left unsaved; each of them shows its own problem. */
const leftText = (left: number, isPublishing: boolean): string | undefined => {
  if (left === 0) return undefined
  const why = left === 1 ? 'nedeni günün altında yazıyor' : 'nedenleri günlerin altında yazıyor'
  return `${isPublishing ? 'Menü yayınlanmadı: ' : ''}${left} gün kaydedilemedi; ${why}.`
}

/** One save at a time; incomplete days stay unsaved with their gaps pointed out. */
export const useMenuSaving = ({ query, edit, refetch }: Pick<MenuEditor, 'query' | 'edit' | 'refetch'>) => {
  const dispatch = useApiDispatch()
  const [problem, setProblem] = useOwnError()
  const [save, saving] = useSaveMenuDayMutation()
  const [saveMany, savingMany] = useBulkUpsertMenuDaysMutation()
  const [publish, publishing] = usePublishMenuDaysMutation()
  const reportSave = useBanner('saveMenuDay')
  const reportSaves = useBanner('bulkUpsertMenuDays')
  const reportPublished = useBanner('publishMenuDays')
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

  const overtake = (days: MenuDay[]) => {
    keep(days)
    edit({ type: 'overtaken', days })
  }

  const saveDay = (day: EditedDay) =>
    alone(async () => {
      setProblem(undefined)
      if (onlyComplete([day]).length === 0) return
      const body = { shift_id: shiftId, date: day.date, ...wireOf(day.draft, day), version: seenVersion(day) }
      const { data, error } = await reportSave(save({ cateringId, corpId, body }), { success: 'Gün kaydedildi' })
      const present = presentIn(error) as MenuDay | undefined
      if (data !== undefined) {
        keep([data.day])
        edit({ type: 'saved', sent: draftsOf([day]), days: [data.day] })
      } else if (present !== undefined) overtake([present])
      else {
        edit({ type: 'refused', messages: { [day.date]: prefixedProblem(error, 'Kaydedilemedi') } })
        // People may have chosen for the day meanwhile.
        if (statusOf(error) === 409) void refetch()
      }
    })

  const takeTheirs = (present: MenuDay) => {
    setProblem(undefined)
    edit({ type: 'rebased', present, draft: draftOf(present) })
  }
  const saveMine = (day: EditedDay, present: MenuDay) => {
    const draft = mergedDraft(day.draft, draftOf(day.base), draftOf(present))
    edit({ type: 'rebased', present, draft })
    return saveDay({ ...day, draft, base: present })
  }

  /** Resolves to whether everything has been saved; if not, nothing may be published. */
  const saveDays = (edited: EditedDay[], isPublishing: boolean) =>
    alone(async () => {
      setProblem(undefined)
      const complete = onlyComplete(edited)
      const reportLeft = (left: number) => setProblem(leftText(left, isPublishing))
      if (complete.length === 0) {
        if (isPublishing) reportLeft(edited.length)
        return edited.length === 0
      }
      const items = complete.map((day) => ({ date: day.date, ...wireOf(day.draft, day), version: seenVersion(day) }))
      const { data, error } = await reportSaves(saveMany({ cateringId, corpId, body: { shift_id: shiftId, items } }), {
        success: ({ saved, failed }) => `Toplu kaydet tamamlandı. Başarılı: ${saved}, Hatalı: ${failed}`,
      })
      if (data === undefined) {
        setProblem(prefixedProblem(error, 'Toplu kaydet başarısız'))
        return false
      }
      const { days, errors } = data
      const isSaved = ({ date }: EditedDay) => days.some((day) => day.date === date)
      const stale = errors.filter(({ code }) => code === staleCode).map(({ date }) => date)
      const refused = errors.filter(({ code }) => code !== staleCode)
      keep(days)
      edit({ type: 'saved', sent: draftsOf(complete.filter(isSaved)), days })
      edit({ type: 'refused', messages: Object.fromEntries(refused.map(({ date, message }) => [date, message])) })
      if (errors.length > 0) {
        const now = await refetch()
        overtake((now.data?.days ?? []).filter(({ date }) => stale.includes(date)))
      }
      const left = edited.length - complete.length + errors.length
      if (errors.length > 0 || isPublishing) reportLeft(left)
      return left === 0
    })

  const publishRange = () =>
    alone(async () => {
      setProblem(undefined)
      const body = { shift_id: shiftId, start_date: query.startDate, end_date: query.endDate }
      const { error } = await reportPublished(publish({ cateringId, corpId, body }), {
        success: ({ modified }) => `Yayınlandı. Etkilenen gün: ${modified}`,
      })
      if (error !== undefined) setProblem(prefixedProblem(error, 'Menü yayınlanamadı'))
    })

  return {
    saveDay,
    saveDays,
    takeTheirs,
    saveMine,
    /** A problem that concerns all days. */
    problem,
    publishRange,
    savingDate: saving.isLoading ? saving.originalArgs?.body.date : undefined,
    isSavingMany: savingMany.isLoading,
    isPublishing: publishing.isLoading,
    isBusy: saving.isLoading || savingMany.isLoading || publishing.isLoading,
  }
}
