import { announceMenu } from '../notifications/index.ts'
import type { Ids, Jobs, LocalDate } from '../shared/index.ts'
import type { Shift } from '../shifts/index.ts'

/** Sends one notification for all days that a call published. */
export const tellOfPublished = async (
  jobs: Jobs,
  ids: Ids,
  shift: Shift,
  dates: readonly LocalDate[],
): Promise<void> => {
  if (dates.length === 0) return
  await jobs.add(announceMenu, {
    id: ids.next(),
    companyId: shift.companyId,
    shiftTitle: shift.title,
    dates: [...dates].sort(),
  })
}
