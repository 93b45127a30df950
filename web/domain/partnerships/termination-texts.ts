import { terminationReasonLabels } from '../../../src/texts/partnerships/partnerships.ts'
import type { TerminationRequest } from '../../api/generated.ts'

/** Between a catering and a supplier the reason is free text. */
export const reasonText = (reason: string): string =>
  (terminationReasonLabels as Readonly<Record<string, string | undefined>>)[reason] ?? reason

export const terminationStates: Record<TerminationRequest['status'], 'warning' | 'success' | 'informative'> = {
  pending: 'warning',
  approved: 'success',
  rejected: 'informative',
  withdrawn: 'informative',
}
