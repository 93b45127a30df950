import { planned, prepared } from '../../../src/persistence/kernel/statement.ts'

/** Each has one fault that `npm run sql` has to find. */
export const faulty = {
  unknownColumn: prepared<{ companyId: string }, { nickname: string }>(
    'SELECT nickname FROM users WHERE company_id = $companyId',
  ),
  unknownTable: prepared<{ companyId: string }>('SELECT FROM people WHERE company_id = $companyId'),
}

export const undeclaredParameter = prepared<{ companyId: string }>(
  'DELETE FROM shifts WHERE company_id = $companyId AND id = $shiftId',
)
export const superfluousParameter = prepared<{ companyId: string; shiftId: string }>(
  'DELETE FROM shifts WHERE company_id = $companyId',
)
export const wrongParameter = prepared<{ companyId: string; now: string }>(
  'SELECT FROM users WHERE company_id = $companyId AND created_at < $now',
)
export const undeclaredColumn = prepared<{ companyId: string }, { id: string }>(
  'SELECT id, phone FROM users WHERE company_id = $companyId',
)
export const missingColumn = prepared<{ companyId: string }, { id: string; phone: string }>(
  'SELECT id FROM users WHERE company_id = $companyId',
)
export const wrongRow = prepared<{ companyId: string }, { total: string }>(
  'SELECT count(*)::int AS total FROM users WHERE company_id = $companyId',
)
export const bigNumber = prepared<{ companyId: string }, { total: number }>(
  'SELECT count(*) AS total FROM users WHERE company_id = $companyId',
)
export const nullable = prepared<{ companyId: string }, { department_id: string }>(
  'SELECT department_id FROM users WHERE company_id = $companyId',
)
export const withoutTenant = prepared<{ shiftId: string }>('UPDATE shifts SET is_deleted = true WHERE id = $shiftId')
export const ofEither = prepared<{ companyId: string; shiftId: string }>(
  'SELECT FROM shifts WHERE company_id = $companyId OR id = $shiftId',
)
export const joinedWithoutTenant = prepared<{ companyId: string; userId: string }>(`
  SELECT FROM departments d JOIN users u ON u.id = $userId WHERE d.company_id = $companyId`)
export const nestedWithoutTenant = prepared<{ companyId: string; userIds: readonly string[] }>(`
  WITH named AS (SELECT id FROM users WHERE id = ANY ($userIds))
  DELETE FROM sessions WHERE company_id = $companyId AND user_id IN (SELECT id FROM named)`)
export const lazy = () => planned('SELECT 1')
