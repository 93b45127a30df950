import { DatabaseProblem } from '../core/shared/index.ts'
import { DamagedArchiveError, EmbeddedPostgresError } from '../gateways/index.ts'
import { asRefusal, BackupError, DatabaseAddressError, NewerSchemaError } from '../persistence/index.ts'
import {
  addressFaults,
  backupFaults,
  connectionFailures,
  databaseFailures,
  newerSchema,
  systemFailures,
} from '../texts/kernel/failures.ts'

export interface KnownFailure {
  /** For programs, like the codes of the API. */
  code: string
  sentence: string
}

const databaseCodes: Record<DatabaseProblem['kind'], string> = {
  unavailable: 'service.unavailable',
  unacceptable: 'request.invalid',
  duplicate: 'request.conflict',
}

/** What to tell the operator; undefined for an unexpected error. */
export const knownFailure = (error: unknown): KnownFailure | undefined => {
  if (error instanceof EmbeddedPostgresError) return { code: 'database.not_started', sentence: error.message }
  if (error instanceof BackupError) return { code: `backup.${error.fault}`, sentence: backupFaults[error.fault] }
  if (error instanceof DamagedArchiveError) return { code: 'backup.damaged', sentence: backupFaults.damaged }
  if (error instanceof NewerSchemaError) return { code: 'database.newer_schema', sentence: newerSchema(error) }
  if (error instanceof DatabaseProblem)
    return { code: databaseCodes[error.kind], sentence: databaseFailures[error.kind] }
  if (error instanceof DatabaseAddressError)
    return { code: 'configuration.invalid', sentence: addressFaults[error.fault](error.address) }
  const { code = '', setting = 'DATABASE_URL' } = (error ?? {}) as { code?: string; setting?: string }
  const connection = connectionFailures[code]?.(setting)
  if (connection !== undefined) return { code: 'database.unreachable', sentence: connection }
  const system = systemFailures[code]
  if (system !== undefined) return { code: 'system.refused', sentence: system }
  const problem = asRefusal(error)
  return problem instanceof DatabaseProblem && problem.kind === 'unavailable' ? knownFailure(problem) : undefined
}
