import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { DataSource, EntityManager, QueryRunner } from 'typeorm'
import type { Pool, PoolClient, QueryResultRow } from 'pg'
import { Transaction } from '../../core/shared/index.ts'
import { asRefusal, isTransient } from './database-errors.ts'

/** Prepared under its name when it has one. */
export interface Statement {
  name?: string
  text: string
}

/** Parsed once per connection; PostgreSQL can reuse its plan. */
export const prepared = (text: string): Statement => ({
  name: createHash('sha1').update(text).digest('hex').slice(0, 20),
  text,
})

/** Planned at each call, for statements whose best plan depends on the values. */
export const planned = (text: string): Statement => ({ text })

interface Unit {
  runner: Promise<QueryRunner> | undefined
}

const maxRetries = 3

/** For what PostgreSQL undoes as a whole when it fails. */
const retried = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let retries = 0; ; retries++) {
    try {
      return await work()
    } catch (error) {
      if (!isTransient(error) || retries === maxRetries) throw asRefusal(error)
      await pause(Math.random() * 20 * 2 ** retries)
    }
  }
}

/**
 * The only access to PostgreSQL. Inside `run` every statement goes through one transaction, opened at the first
 * statement, so that no connection is held while a use case validates, hashes or parses before it.
 */
export class Database extends Transaction {
  readonly #dataSource: DataSource
  readonly #isPooled: boolean
  readonly #units = new AsyncLocalStorage<Unit>()

  /** `isPooled`: each transaction may get another session, so nothing can be prepared. */
  constructor(dataSource: DataSource, isPooled = false) {
    super()
    this.#dataSource = dataSource
    this.#isPooled = isPooled
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    return this.#units.getStore() ? work() : retried(() => this.#runOnce(work))
  }

  async part<T>(work: () => Promise<T>): Promise<T> {
    await this.#query(planned('SAVEPOINT part'), [])
    try {
      const result = await work()
      await this.#query(planned('RELEASE SAVEPOINT part'), [])
      return result
    } catch (error) {
      await this.#query(planned('ROLLBACK TO SAVEPOINT part'), [])
      throw isTransient(error) ? error : asRefusal(error)
    }
  }

  /** Runs `work` outside the current transaction: what it writes stays even if that one is rolled back. */
  outsideTransaction<T>(work: () => Promise<T>): Promise<T> {
    return this.#units.exit(work)
  }

  /** TypeORM's manager, bound to the current transaction if there is one. */
  async manager(): Promise<EntityManager> {
    const runner = await this.#runner()
    return runner?.manager ?? this.#dataSource.manager
  }

  async rows<Row extends QueryResultRow>(statement: Statement, values: unknown[] = []): Promise<Row[]> {
    return (await this.#query<Row>(statement, values)).rows
  }

  async row<Row extends QueryResultRow>(statement: Statement, values: unknown[] = []): Promise<Row | null> {
    return (await this.rows<Row>(statement, values))[0] ?? null
  }

  /** The number of rows a write touched. */
  async change(statement: Statement, values: unknown[] = []): Promise<number> {
    return (await this.#query(statement, values)).rowCount ?? 0
  }

  async #query<Row extends QueryResultRow>({ name, text }: Statement, values: unknown[]) {
    const query = { ...(name && !this.#isPooled && { name }), text, values }
    const runner = await this.#runner()
    if (runner === undefined) return retried(() => this.#pool.query<Row>(query))
    return ((await runner.connect()) as PoolClient).query<Row>(query)
  }

  get #pool(): Pool {
    return (this.#dataSource.driver as unknown as { master: Pool }).master
  }

  async #runner(): Promise<QueryRunner | undefined> {
    const unit = this.#units.getStore()
    if (!unit) return undefined
    unit.runner ??= this.#begin()
    return unit.runner
  }

  async #begin(): Promise<QueryRunner> {
    const runner = this.#dataSource.createQueryRunner()
    try {
      await runner.startTransaction()
      return runner
    } catch (error) {
      await runner.release()
      throw error
    }
  }

  /** PostgreSQL answers COMMIT in a failed transaction with ROLLBACK instead of an error. */
  async #commit(runner: QueryRunner): Promise<void> {
    const client = (await runner.connect()) as PoolClient
    const { command } = await client.query('COMMIT')
    if (command === 'ROLLBACK') throw new Error('A statement of the transaction failed and its error was swallowed.')
  }

  async #runOnce<T>(work: () => Promise<T>): Promise<T> {
    const unit: Unit = { runner: undefined }
    try {
      const result = await this.#units.run(unit, work)
      const runner = await unit.runner
      if (runner) await this.#commit(runner)
      return result
    } catch (error) {
      const runner = await unit.runner?.catch(() => undefined)
      if (runner?.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined)
      throw error
    } finally {
      await (await unit.runner?.catch(() => undefined))?.release()
    }
  }
}
