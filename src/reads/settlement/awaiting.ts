import { otherSide, type Side } from '../../core/settlement/rules.ts'

/** Whether the side has to answer a correction of the statement `s`, or to approve it. */
export const awaits = (side: Side, today: string): string => `
  s.agreed_at IS NULL AND (
    s.open_of_${otherSide[side]} > 0
    OR (s.open_of_${side} = 0 AND s.last_day < ${today} AND s.${side}_approved_at IS NULL)
  )`

/** How many statements wait for the company `$companyId`, of all periods. */
export const awaitingStatements = (side: Side, today: string): string => `
  (
    SELECT count(*)::int
    FROM statements s
    WHERE s.${side}_id = $companyId AND ${awaits(side, today)}
  )`
