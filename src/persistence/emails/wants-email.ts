import { pushFirstKinds, urgentEmailKinds } from '../../core/emails/index.ts'

export const listOfKinds = (kinds: readonly string[]): string => kinds.map((kind) => `'${kind}'`).join(', ')

/** Whether mail of this kind, a column or a literal, may go to the own address of the person `u` (rules U1, U2). */
export const wantsEmail = (kind: string): string => `
  (u.email IS NOT NULL AND u.email_confirmed_at IS NOT NULL AND u.email_unreachable_at IS NULL AND u.is_active
    AND (${kind} IN (${listOfKinds(urgentEmailKinds)}) OR coalesce(
      (SELECT w.is_on FROM email_switches w WHERE w.user_id = u.id AND w.kind = ${kind}),
      ${kind} NOT IN (${listOfKinds(pushFirstKinds)})
    ))
    AND NOT (${kind} IN (${listOfKinds(pushFirstKinds)}) AND EXISTS (
      SELECT
      FROM sessions s
      JOIN push_devices d ON d.session_hash = s.token_hash
      WHERE s.company_id = u.company_id AND s.user_id = u.id
    )))`
