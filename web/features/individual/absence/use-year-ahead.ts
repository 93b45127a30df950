import { useState } from 'react'
import { absenceDaysAhead, maxAbsentDays } from '../../../../src/core/calendar/rules.ts'
import { addDays } from '../../../../src/core/shared/rules.ts'
import { usePreviewAbsenceQuery } from '../../../api/generated.ts'
import { useOneself } from '../../../frame/scope/use-oneself.ts'

/** Part `at` of the year, of as many days as one request may ask for. */
const usePart = (today: string, at: number, asked: number) => {
  const oneself = useOneself()
  const end = addDays(today, absenceDaysAhead)
  const first = addDays(today, at * maxAbsentDays)
  const last = addDays(first, maxAbsentDays - 1)
  return usePreviewAbsenceQuery(
    { ...oneself, first, last: last < end ? last : end },
    { skip: at >= asked, refetchOnMountOrArgChange: true },
  )
}

/** The days on which somebody may be absent, of which most people only need the next three months. */
export const useYearAhead = (today: string) => {
  const [asked, setAsked] = useState(1)
  const parts = [
    usePart(today, 0, asked),
    usePart(today, 1, asked),
    usePart(today, 2, asked),
    usePart(today, 3, asked),
    usePart(today, 4, asked),
  ] as const
  const missing = parts.findIndex(({ data }) => data === undefined)
  const shown = missing < 0 ? parts : parts.slice(0, missing)
  const newest = parts[asked - 1]
  const load = () => (newest?.isError === true ? void newest.refetch() : setAsked(shown.length + 1))
  return {
    preview: parts[0],
    days: shown.flatMap(({ data }) => data?.days ?? []),
    /** Undefined once the whole year is there. */
    more:
      missing < 0 ? undefined : { load, isLoading: newest?.isFetching === true, isFailed: newest?.isError === true },
  }
}
