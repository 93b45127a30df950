import { runSql } from './sql.ts'

/** In a database without rows: parts from this month to the coming ones, instead of one for all the past. */
export const divideFrom = (ownerUrl: string, table: 'choices' | 'notifications', month: string): Promise<unknown> =>
  runSql(
    ownerUrl,
    `DO $$ DECLARE part text; BEGIN
       FOR part IN SELECT p.part FROM month_parts('${table}') p LOOP EXECUTE 'DROP TABLE ' || part; END LOOP;
       EXECUTE format('CREATE TABLE ${table}_earlier PARTITION OF ${table} FOR VALUES FROM (MINVALUE) TO (%L)',
         CASE '${table}' WHEN 'choices' THEN '${month}' ELSE least_id('${month}')::text END);
       WHILE add_month('${table}', current_date + 62) LOOP END LOOP;
     END $$`,
  )
