import { useState } from 'react'
import {
  type BulkUpsertGroupMenuApiResponse,
  type PublishGroupMenuApiResponse,
  useBulkUpsertGroupMenuMutation,
  usePublishGroupMenuMutation,
} from '../../../api/generated.ts'
import { prefixedProblem } from '../../../ui/words/problem-text.ts'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { useAlone } from '../../../ui/use-alone.ts'
import type { wordsOf } from './changed-dishes.ts'
import type { GroupDay } from './days-of-draft.ts'

interface Sent {
  groupId: string
  /** The hours of the shift. */
  hours: string
  days: readonly GroupDay[]
  /** The firms that the page shows, so that one that has left since is named. */
  firms: readonly string[]
  publishes: boolean
}

export interface GroupUpload {
  sent: Sent
  saved: BulkUpsertGroupMenuApiResponse
  published?: PublishGroupMenuApiResponse
}

type Words = ReturnType<typeof wordsOf>

const itemOf = ({ date, options, commonCourses }: GroupDay, words: Words | undefined) => ({
  date,
  meals: Object.fromEntries(options.map(({ key, dish }) => [key, { name: dish }])),
  choices: options.map(({ key, label }) => ({ key, label })),
  common_courses: commonCourses,
  dish_changes: words?.get(date) ?? [],
})

/** Saves the days for all firms of a group, then publishes the period from the first to the last of them. */
export const useGroupUpload = () => {
  const { companyId } = useCompany()
  const [save, saving] = useBulkUpsertGroupMenuMutation()
  const [publish, publishing] = usePublishGroupMenuMutation()
  const [result, setResult] = useState<GroupUpload>()
  const [problem, setProblem] = useState<string>()
  const alone = useAlone()

  const upload = (sent: Sent, words?: Words) =>
    alone(async (): Promise<boolean> => {
      const { groupId, hours, days, firms, publishes } = sent
      setProblem(undefined)
      setResult(undefined)
      const [start_time = '', end_time = ''] = hours.split('–')
      const shift = { start_time, end_time, seen_companies: [...firms] }
      const answer = await save({
        companyId,
        groupId,
        body: { ...shift, items: days.map((day) => itemOf(day, words)) },
      })
      if (answer.data === undefined) {
        setProblem(prefixedProblem(answer.error, 'Toplu menü yüklenemedi'))
        return false
      }
      const saved = answer.data
      setResult({ sent, saved })
      if (!publishes || saved.companies.every((firm) => firm.saved + firm.unchanged === 0)) return saved.failed === 0
      const range = { start_date: days[0]?.date ?? '', end_date: days.at(-1)?.date ?? '' }
      const { data: published, error } = await publish({ companyId, groupId, body: { ...shift, ...range } })
      if (published === undefined) setProblem(prefixedProblem(error, 'Menü yayınlanamadı'))
      else setResult({ sent, saved, published })
      return published !== undefined && saved.failed === 0
    })

  return {
    upload,
    result,
    problem,
    setProblem,
    stage: saving.isLoading ? ('saving' as const) : publishing.isLoading ? ('publishing' as const) : undefined,
  }
}
