import { instant } from '../kernel/sql-shapes.ts'
import { ownDataPart } from './own-data-part.ts'

/** Something that is recorded with the name of whoever did it; `order` are the columns of an order, if it is one. */
const record = (kind: string, at: string, from: string, order = `NULL::int AS number, NULL::text AS status`) =>
  `SELECT ${at} AS at, '${kind}' AS kind, ${order} FROM ${from}`
const ofOrder = 'o.number, e.status'

/** What somebody wrote and did for the company. */
export const workParts = {
  messages: ownDataPart(`
    SELECT concat(m.id, c.is_sender) COLLATE "C" AS position, ${instant('m.created_at')} AS created_at, c.folder,
      m.subject, m.labels, CASE WHEN c.is_sender THEN m.body END AS own_text, ${instant('c.read_at')} AS read_at,
      ${instant('c.deleted_at')} AS deleted_at
    FROM mail_copies c
    JOIN mail_messages m ON m.company_id = c.company_id AND m.id = c.message_id
    WHERE c.company_id = $companyId AND c.user_id = $userId`),
  files: ownDataPart(`
    SELECT a.id::text COLLATE "C" AS position, ${instant('a.created_at')} AS created_at, a.name, a.type, a.size
    FROM mail_attachments a
    WHERE a.company_id = $companyId AND a.uploader_id = $userId`),
  records: ownDataPart(`
    SELECT concat(to_char(work.at AT TIME ZONE 'UTC', 'YYYYMMDDHH24MISSUS'), work.kind, row_number() OVER (
        PARTITION BY work.at, work.kind ORDER BY work.number, work.status
      )) COLLATE "C" AS position, ${instant('work.at')} AS at, work.kind, work.number, work.status
    FROM (${[
      record('offer', 'created_at', 'offers WHERE corporate_id = $companyId AND sent_by = $userId'),
      record('price_request', 'created_at', 'price_requests WHERE corporate_id = $companyId AND asked_by = $userId'),
      ...['catering_id', 'partner_id'].map((side) =>
        record('termination', 'created_at', `termination_requests WHERE ${side} = $companyId AND asked_by = $userId`),
      ),
      ...['catering', 'corporate'].flatMap((side) => [
        record(
          'statement',
          `${side}_approved_at`,
          `statements WHERE ${side}_id = $companyId AND ${side}_approved_by = $userId`,
        ),
        record(
          'correction',
          'proposed_at',
          `statement_corrections WHERE ${side}_id = $companyId AND proposer_id = $userId`,
        ),
        record(
          'answered_correction',
          'answered_at',
          `statement_corrections WHERE ${side}_id = $companyId AND answerer_id = $userId`,
        ),
      ]),
      ...['supplier_id', 'catering_id'].map((side) =>
        record(
          'order',
          'e.created_at',
          `orders o JOIN order_events e ON e.supplier_id = o.supplier_id AND e.order_id = o.id
          WHERE o.${side} = $companyId AND e.actor_company_id = $companyId AND e.actor_user_id = $userId`,
          ofOrder,
        ),
      ),
      record('stock', 'created_at', 'stock_movements WHERE supplier_id = $companyId AND actor_user_id = $userId'),
      record('recipe', 'changed_at', 'recipes WHERE catering_id = $companyId AND changed_by = $userId'),
      record('recipe', 'saved_at', 'recipe_versions WHERE catering_id = $companyId AND saved_by = $userId'),
      record('shelf_count', 'counted_at', 'shelf_counts WHERE catering_id = $companyId AND counted_by = $userId'),
      record('own_number', 'written_at', 'own_numbers WHERE catering_id = $companyId AND written_by = $userId'),
      record(
        'delivery',
        'confirmed_at',
        'delivery_confirmations WHERE corporate_id = $companyId AND confirmed_by = $userId',
      ),
      record('key', 'created_at', 'integration_keys WHERE company_id = $companyId AND made_by = $userId'),
    ].join('\n    UNION ALL ')}) work`),
  acts: ownDataPart(`
    SELECT concat(to_char(a.created_at AT TIME ZONE 'UTC', 'YYYYMMDDHH24MISSUS'), a.id) COLLATE "C" AS position,
      ${instant('a.created_at')} AS created_at, a.type
    FROM audit_logs a
    WHERE a.company_id = $companyId AND a.actor_kind = 'member' AND a.actor_id = $userId`),
}
