import { useState } from 'react'
import {
  type BulkUpsertGroupMenuApiResponse,
  type PublishGroupMenuApiResponse,
  useBulkUpsertFirmMenusMutation,
  useBulkUpsertGroupMenuMutation,
  usePublishFirmMenusMutation,
  usePublishGroupMenuMutation,
} from '../../../api/generated.ts'
import { prefixedProblem } from '../../../ui/words/problem-text.ts'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { useAlone } from '../../../ui/use-alone.ts'
import type { wordsOf } from './changed-dishes.ts'
import type { GroupDay } from './days-of-draft.ts'
import type { ChosenShift } from './group-menu-draft.ts'

type Shift = Pick<ChosenShift, 'corporate_id' | 'shift_id'>

/** Who gets the menus: a group in its shift with these hours, or chosen shifts. */
export type Receivers =
  | {
      groupId: string
      hours: string
      /** The firms that the page shows, so that one that has left since is named. */
      firms: readonly string[]
    }
  | { groupId?: undefined; shifts: readonly Shift[] }

interface Sent {
  to: Receivers
  days: readonly GroupDay[]
  publishes: boolean
}

export interface GroupUpload {
  sent: Sent
  saved: BulkUpsertGroupMenuApiResponse
  published?: PublishGroupMenuApiResponse
}

const shiftOnly = ({ corporate_id, shift_id }: Shift): Shift => ({ corporate_id, shift_id })

type Words = ReturnType<typeof wordsOf>

const itemOf = ({ date, options, commonCourses }: GroupDay, words: Words | undefined) => ({
  date,
  meals: Object.fromEntries(options.map(({ key, dish }) => [key, { name: dish }])),
  choices: options.map(({ key, label }) => ({ key, label })),
  common_courses: commonCourses,
  dish_changes: words?.get(date) ?? [],
})

/** The shifts of firms without a refused day. */
const completeAmong = (shifts: readonly Shift[], { companies }: BulkUpsertGroupMenuApiResponse): Shift[] => {
  const complete = new Set(
    companies.filter(({ problem, errors }) => problem === null && errors.length === 0).map(({ id }) => id),
  )
  return shifts.filter(({ corporate_id }) => complete.has(corporate_id))
}

/**
 * Saves the days for all firms, then publishes the period from the first to the last of them: for a group as far as
 * they were saved, for chosen shifts where nothing is missing.
 */
export const useGroupUpload = () => {
  const { companyId } = useCompany()
  const [saveGroup, savingGroup] = useBulkUpsertGroupMenuMutation()
  const [saveFirms, savingFirms] = useBulkUpsertFirmMenusMutation()
  const [publishGroup, publishingGroup] = usePublishGroupMenuMutation()
  const [publishFirms, publishingFirms] = usePublishFirmMenusMutation()
  const [result, setResult] = useState<GroupUpload>()
  const [problem, setProblem] = useState<string>()
  const alone = useAlone()

  const ofGroup = ({ groupId, hours, firms }: Receivers & { groupId: string }) => {
    const [start_time = '', end_time = ''] = hours.split('–')
    return { path: { companyId, groupId }, shift: { start_time, end_time, seen_companies: [...firms] } }
  }
  const save = (to: Receivers, items: ReturnType<typeof itemOf>[]) => {
    if (to.groupId === undefined) return saveFirms({ companyId, body: { targets: to.shifts.map(shiftOnly), items } })
    const { path, shift } = ofGroup(to)
    return saveGroup({ ...path, body: { ...shift, items } })
  }
  const publish = (to: Receivers, range: { start_date: string; end_date: string }) => {
    if (to.groupId === undefined)
      return publishFirms({ companyId, body: { targets: to.shifts.map(shiftOnly), ...range } })
    const { path, shift } = ofGroup(to)
    return publishGroup({ ...path, body: { ...shift, ...range } })
  }

  const upload = (sent: Sent, words?: Words) =>
    alone(async (): Promise<boolean> => {
      const { to, days, publishes } = sent
      setProblem(undefined)
      setResult(undefined)
      const answer = await save(
        to,
        days.map((day) => itemOf(day, words)),
      )
      if (answer.data === undefined) {
        setProblem(prefixedProblem(answer.error, 'Toplu menü yüklenemedi'))
        return false
      }
      const saved = answer.data
      setResult({ sent, saved })
      if (!publishes || saved.companies.every((firm) => firm.saved + firm.unchanged === 0)) return saved.failed === 0
      const complete: Receivers = to.groupId === undefined ? { shifts: completeAmong(to.shifts, saved) } : to
      if (complete.groupId === undefined && complete.shifts.length === 0) return false
      const range = { start_date: days[0]?.date ?? '', end_date: days.at(-1)?.date ?? '' }
      const { data: published, error } = await publish(complete, range)
      if (published === undefined) setProblem(prefixedProblem(error, 'Menü yayınlanamadı'))
      else setResult({ sent, saved, published })
      return published !== undefined && saved.failed === 0
    })
  const isSaving = savingGroup.isLoading || savingFirms.isLoading
  const isPublishing = publishingGroup.isLoading || publishingFirms.isLoading

  return {
    upload,
    result,
    problem,
    setProblem,
    stage: isSaving ? ('saving' as const) : isPublishing ? ('publishing' as const) : undefined,
  }
}
