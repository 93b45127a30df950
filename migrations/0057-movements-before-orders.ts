import type { MigrationInterface, QueryRunner } from 'typeorm'

/** An order takes its stock before it takes its number, for which the supplier's other orders wait (decision 0126). */
export class MovementsBeforeOrders1768608000057 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE stock_movements ALTER CONSTRAINT stock_movements_supplier_id_order_id_fkey DEFERRABLE INITIALLY DEFERRED',
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE stock_movements ALTER CONSTRAINT stock_movements_supplier_id_order_id_fkey NOT DEFERRABLE',
    )
  }
}
