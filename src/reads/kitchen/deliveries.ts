import type { CompanyId, LocalDate, MenuDayId } from '../../core/shared/index.ts'
import { prepared } from '../../persistence/index.ts'
import type { Deliveries, Routes } from '../kernel/contract-shapes.ts'
import { instant } from '../kernel/sql-shapes.ts'

const confirmationBy = (firm: string, name: string): string => `
  (
    SELECT jsonb_build_object('received_portions', k.received, 'by', ${name}, 'at', ${instant('k.confirmed_at')})
    FROM delivery_confirmations k
    WHERE k.menu_day_id = d.id AND k.corporate_id = ${firm}
  )`

/** The confirmation of a delivery to the firm, as JSON; null if there is none. */
const ownConfirmation = confirmationBy(
  '$corporateId',
  '(SELECT full_name FROM users WHERE company_id = $corporateId AND id = k.confirmed_by)',
)
/** As its catering sees it, which learns no names of a firm's people (rule M9). */
export const partnerConfirmation = confirmationBy('d.corporate_id', 'NULL')

export const maxDeliveries = 100
export const deliveriesOf = prepared<{ corporateId: CompanyId; date: LocalDate }, Deliveries['deliveries'][number]>(`
  SELECT d.id AS menu_day_id, d.catering_id, c.name AS catering_name, d.shift_id, s.title AS shift_title,
    s.start_time AS serving_time, l.meals AS portions, l.guest_portions AS guests, ${ownConfirmation} AS confirmation
  FROM menu_days d
  JOIN kitchen_lists l ON l.menu_day_id = d.id
  JOIN shifts s ON s.company_id = $corporateId AND s.id = d.shift_id
  JOIN companies c ON c.id = d.catering_id
  WHERE d.corporate_id = $corporateId AND d.date = $date
  ORDER BY s.start_time, s.title, d.id
  LIMIT ${maxDeliveries + 1}`)

export const confirmation = prepared<
  { corporateId: CompanyId; menuDayId: MenuDayId },
  { confirmation: Deliveries['deliveries'][number]['confirmation'] }
>(`
  SELECT ${ownConfirmation} AS confirmation
  FROM menu_days d
  WHERE d.corporate_id = $corporateId AND d.id = $menuDayId`)

export const maxRoutedFirms = 300
export const routesOf = prepared<{ cateringId: CompanyId }, Routes['firms'][number]>(`
  SELECT c.id AS corporate_id, c.name AS corporate_name, p.route, p.route_place AS place
  FROM partnerships p
  JOIN companies c ON c.id = p.corporate_id
  WHERE p.catering_id = $cateringId AND p.is_active AND p.partnership_type = 'catering'
  ORDER BY fold(p.route) COLLATE "C" NULLS LAST, p.route_place, c.search_name COLLATE "C", p.id
  LIMIT ${maxRoutedFirms + 1}`)
