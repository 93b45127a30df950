import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { DataSource, EntityManager, QueryRunner } from 'typeorm'
import type { Pool, PoolClient } from 'pg'
import { Transaction } from '../../core/shared/index.ts'
import { asRefusal, isTransient } from './database-errors.ts'
import { planned, type Statement } from './statement.ts'

/** Optional if there are no parameters. */
export type Given<Parameters extends object> = object extends Parameters ? [] : [parameters: Parameters]

const savepoint = planned('SAVEPOINT part')
const release = planned('RELEASE SAVEPOINT part')
const rollBack = planned('ROLLBACK TO SAVEPOINT part')

interface Unit {
  runner: Promise<QueryRunner> | undefined
}

const maxRetries = 3

/** For work that PostgreSQL undoes completely if it fails. */
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

  /** `isPooled`: each transaction may get a different session, so nothing can be prepared. */
  constructor(dataSource: DataSource, isPooled = false) {
    super()
    this.#dataSource = dataSource
    this.#isPooled = isPooled
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    return this.#units.getStore() ? work() : retried(() => this.#runOnce(work))
  }

  async part<T>(work: () => Promise<T>): Promise<T> {
    await this.#query(savepoint, [])
    try {
      const result = await work()
      await this.#query(release, [])
      return result
    } catch (error) {
      await this.#query(rollBack, [])
      throw isTransient(error) ? error : asRefusal(error)
    }
  }

  /** Runs `work` outside the current transaction: what it writes stays even if that one is rolled back. */
  outsideTransaction<T>(work: () => Promise<T>): Promise<T> {
    return this.#units.exit(work)
  }

  get isInTransaction(): boolean {
    return this.#units.getStore() !== undefined
  }

  /** TypeORM's manager, bound to the current transaction if there is one. */
  async manager(): Promise<EntityManager> {
    const runner = await this.#runner()
    return runner?.manager ?? this.#dataSource.manager
  }

  async rows<Parameters extends object, Row>(
    statement: Statement<Parameters, Row>,
    ...given: Given<NoInfer<Parameters>>
  ): Promise<Row[]> {
    return (await this.#query(statement, given)).rows as Row[]
  }

  async row<Parameters extends object, Row>(
    statement: Statement<Parameters, Row>,
    ...given: Given<NoInfer<Parameters>>
  ): Promise<Row | null> {
    return (await this.rows(statement, ...given))[0] ?? null
  }

  /** The number of rows a write touched. */
  async change<Parameters extends object>(
    statement: Statement<Parameters>,
    ...given: Given<NoInfer<Parameters>>
  ): Promise<number> {
    return (await this.#query(statement, given)).rowCount ?? 0
  }

  async #query({ name, text, parameters }: Statement<never>, [given = {}]: readonly object[]) {
    const values = parameters.map((parameter) => (given as Record<string, unknown>)[parameter])
    const query = { ...(name && !this.#isPooled && { name }), text, values }
    const runner = await this.#runner()
    if (runner === undefined) return retried(() => this.#pool.query(query))
    return ((await runner.connect()) as PoolClient).query(query)
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
