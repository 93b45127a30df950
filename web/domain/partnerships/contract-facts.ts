import type { CutOff } from '../../../src/core/shifts/rules.ts'
import type { PartnershipDetail } from '../../api/generated.ts'

/** The cut-off agreed with the catering; null where the shifts' own cut-offs apply. */
export const cutOffOfPartnership = ({
  cutoff_days: days,
  cutoff_time: time,
}: Pick<PartnershipDetail, 'cutoff_days' | 'cutoff_time'>): CutOff | null =>
  days == null || time == null ? null : { days, time }
