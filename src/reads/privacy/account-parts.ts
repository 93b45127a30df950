import { instant } from '../kernel/sql-shapes.ts'
import { ownDataPart } from './own-data-part.ts'

/** The account, how somebody signs in to it, and what reaches them. */
export const accountParts = {
  account: ownDataPart(`
    SELECT u.id::text COLLATE "C" AS position, u.id, u.full_name, u.phone, u.email, u.replaced_email,
      ${instant('u.email_confirmed_at')} AS email_confirmed_at,
      ${instant('u.email_unreachable_at')} AS email_unreachable_at,
      u.email_by_key, c.name AS company, d.name AS department, u.role, u.role_on_leaving, u.is_active,
      ${instant('u.created_at')} AS created_at, ${instant('u.left_at')} AS left_at,
      ${instant('u.password_expires_at')} AS password_expires_at,
      EXISTS (SELECT FROM slip_codes s WHERE s.company_id = $companyId AND s.user_id = u.id) AS has_slip_code,
      ${instant('u.reset_requested_at')} AS reset_requested_at,
      ${instant('u.second_factor_since')} AS second_factor_since,
      (SELECT count(*) FROM recovery_codes r WHERE r.holder_id = u.id) AS recovery_codes,
      u.menu_updates_enabled, u.choice_reminders_enabled, u.privacy_version,
      ${instant('u.privacy_accepted_at')} AS privacy_accepted_at
    FROM users u
    JOIN companies c ON c.id = u.company_id
    LEFT JOIN departments d ON d.company_id = u.company_id AND d.id = u.department_id
    WHERE u.company_id = $companyId AND u.id = $userId`),
  registrations: ownDataPart(`
    SELECT a.id::text COLLATE "C" AS position, ${instant('a.created_at')} AS created_at, a.applicant_name AS name,
      a.applicant_phone AS phone, a.applicant_email AS email, a.notes, a.status,
      ${instant('a.updated_at')} AS updated_at,
      a.privacy_version
    FROM users u
    JOIN applications a ON a.company_id = u.company_id AND a.applicant_phone = u.phone
    WHERE u.company_id = $companyId AND u.id = $userId`),
  sessions: ownDataPart(`
    SELECT
      concat(to_char(s.created_at AT TIME ZONE 'UTC', 'YYYYMMDDHH24MISSUS'), encode(s.token_hash, 'hex'))
        COLLATE "C" AS position,
      ${instant('s.created_at')} AS created_at, ${instant('s.expires_at')} AS expires_at,
      ${instant('d.created_at')} AS push_since, substring(d.endpoint FROM '^https://([^/:]+)') AS push_service
    FROM sessions s
    LEFT JOIN push_devices d ON d.session_hash = s.token_hash
    WHERE s.company_id = $companyId AND s.user_id = $userId`),
  passkeys: ownDataPart(`
    SELECT p.id::text COLLATE "C" AS position, p.name, ${instant('p.created_at')} AS created_at,
      ${instant('p.last_used_at')} AS last_used_at
    FROM users u
    JOIN passkeys p ON p.holder_id = u.id
    WHERE u.company_id = $companyId AND u.id = $userId`),
  notifications: ownDataPart(`
    SELECT n.id::text COLLATE "C" AS position, ${instant('n.created_at')} AS created_at, n.title, n.body,
      ${instant('n.read_at')} AS read_at
    FROM notifications n
    WHERE n.company_id = $companyId AND n.user_id = $userId`),
  email_switches: ownDataPart(`
    SELECT s.kind COLLATE "C" AS position, s.kind, s.is_on
    FROM email_switches s
    WHERE s.company_id = $companyId AND s.user_id = $userId`),
  emails: ownDataPart(`
    SELECT e.id::text COLLATE "C" AS position, ${instant('e.created_at')} AS created_at, e.kind, e.state, e.address,
      e.title, e.body, ${instant('e.done_at')} AS done_at
    FROM emails e
    WHERE e.company_id = $companyId AND e.user_id = $userId`),
  email_links: ownDataPart(`
    SELECT l.email_id::text COLLATE "C" AS position, ${instant('l.created_at')} AS created_at, l.purpose, l.address,
      ${instant('l.expires_at')} AS expires_at, ${instant('l.used_at')} AS used_at
    FROM email_links l
    WHERE l.company_id = $companyId AND l.user_id = $userId`),
  privacy_requests: ownDataPart(`
    SELECT r.id::text COLLATE "C" AS position, r.asked_on, r.kind, r.note, r.due_on, r.state, r.answer,
      ${instant('r.decided_at')} AS decided_at
    FROM privacy_requests r
    WHERE r.company_id = $companyId AND r.user_id = $userId`),
}
