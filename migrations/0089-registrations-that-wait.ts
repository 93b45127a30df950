import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Firms may decide about everybody who registers, who then waits as an application does (rules I10, I13). */
export class RegistrationsThatWait1770422400089 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE companies ADD COLUMN registration_needs_approval boolean NOT NULL DEFAULT false,
        ADD CONSTRAINT companies_registration_needs_approval_check
          CHECK (NOT registration_needs_approval OR type = 'corporate');
      ALTER TABLE applications ADD COLUMN department_id uuid,
        ALTER COLUMN applicant_email DROP NOT NULL,
        ADD CONSTRAINT applications_department_id_fkey
          FOREIGN KEY (company_id, department_id) REFERENCES departments (company_id, id),
        ADD CONSTRAINT applications_department_id_check
          CHECK (CASE WHEN department_id IS NULL THEN applicant_email IS NOT NULL ELSE mode = 'existing' END);
      COMMENT ON COLUMN applications.department_id IS 'of an employee who registers; null where a staff account is asked for';
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM applications WHERE department_id IS NOT NULL;
      ALTER TABLE applications DROP COLUMN department_id, ALTER COLUMN applicant_email SET NOT NULL;
      ALTER TABLE companies DROP COLUMN registration_needs_approval;
    `)
  }
}
