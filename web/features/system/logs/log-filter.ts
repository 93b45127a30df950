import { reasons } from '../../../../src/texts/kernel/reasons.ts'
import type { ListAuditLogsApiArg } from '../../../api/generated.ts'

/** An empty string means all. */
export type LogFilter = { logType: ListAuditLogsApiArg['logType'] | ''; startDate: string; endDate: string }

export const everything: LogFilter = { logType: '', startDate: '', endDate: '' }

export type LogSearch = Omit<ListAuditLogsApiArg, 'offset'> & { limit: number }

export const pageSize = 50

export const rangeProblem = ({ startDate, endDate }: LogFilter): string | undefined =>
  startDate !== '' && endDate !== '' && endDate < startDate ? reasons.range : undefined
