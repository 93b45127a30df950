import { minGroup } from '../../core/privacy/rules.ts'

/** Whether so few people of the department chose for the shift and date of the choice that it tells who it was. */
export const isSmallGroup = (choice: string): string => `
  (
    SELECT coalesce(sum(g.total), 0) < ${minGroup}
    FROM (
      SELECT t.total
      FROM choice_totals t
      WHERE t.catering_id = ${choice}.catering_id AND t.corporate_id = ${choice}.corporate_id
        AND t.date = ${choice}.date AND t.shift_id = ${choice}.shift_id AND t.department_id = ${choice}.department_id
      UNION ALL
      SELECT s.total
      FROM skip_totals s
      WHERE s.catering_id = ${choice}.catering_id AND s.corporate_id = ${choice}.corporate_id
        AND s.date = ${choice}.date AND s.shift_id = ${choice}.shift_id AND s.department_id = ${choice}.department_id
    ) g
  )`
