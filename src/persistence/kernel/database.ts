import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { DataSource, EntityManager, QueryRunner } from 'typeorm'
import type { Pool, PoolClient } from 'pg'
import { Refusal, type Showing, Transaction } from '../../core/shared/index.ts'
import { asRefusal, isForPrimary, isTimeout, isTransient } from './database-errors.ts'
import type { Replica } from './replica.ts'
import type { Replicas, ReplicaState } from './replicas.ts'
import { planned, prepared, type Statement } from './statement.ts'
import { hotRowWait } from './time-limits.ts'

/** Optional if there are no parameters. */
export type Given<Parameters extends object> = object extends Parameters ? [] : [parameters: Parameters]

const savepoint = planned('SAVEPOINT part')
const release = planned('RELEASE SAVEPOINT part')
const rollBack = planned('ROLLBACK TO SAVEPOINT part')
const waitLonger = prepared(`SELECT FROM set_config('lock_timeout', '${hotRowWait}', true)`)

interface Unit {
  runner: Promise<QueryRunner> | undefined
  /** Statements under way that nobody waits for before the end. */
  sent: Promise<unknown>[]
}

const failureOf = async ({ sent }: Unit): Promise<Error | undefined> =>
  (await Promise.allSettled(sent.splice(0))).find((one) => one.status === 'rejected')?.reason as Error | undefined

/**
 * Why the work of a transaction or of a part failed: after the failure of a write that was sent, every statement fails,
 * and not for a reason of its own.
 */
const causeOf = async (error: unknown, unit: Unit | undefined): Promise<unknown> => {
  const failure = unit && (await failureOf(unit))
  return error instanceof Refusal ? error : (failure ?? error)
}

/** Work that only shows something. */
interface Reading {
  /** Null from its first write on: what was read back from a replica would lack that write. */
  replica: Replica | null
}

/** A replica failed; the primary may not. */
class ReplicaError extends Error {
  override name = 'ReplicaError'
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
export class Database extends Transaction implements Showing {
  readonly #dataSource: DataSource
  readonly #isPooled: boolean
  readonly #replicas: Replicas | undefined
  readonly #units = new AsyncLocalStorage<Unit>()
  readonly #readings = new AsyncLocalStorage<Reading>()

  /** `isPooled`: each transaction may get a different session, so nothing can be prepared. */
  constructor(
    dataSource: DataSource,
    { isPooled = false, replicas }: { isPooled?: boolean; replicas?: Replicas } = {},
  ) {
    super()
    this.#dataSource = dataSource
    this.#isPooled = isPooled
    this.#replicas = replicas
  }

  get hasReplicas(): boolean {
    return this.#replicas !== undefined
  }

  /**
   * Lets a replica answer the statements of `work` that are in no transaction, up to its first write. If the replica
   * fails, the work begins again with the primary.
   */
  async show<T>(writtenUpTo: number, work: () => Promise<T>): Promise<T> {
    const replica = await this.#replicas?.find(writtenUpTo)
    if (!replica) return work()
    try {
      return await this.#readings.run({ replica }, work)
    } catch (error) {
      if (!(error instanceof ReplicaError)) throw error
      if (!isForPrimary(error.cause)) replica.fail(error.cause as Error)
      return work()
    }
  }

  /** Statements may be asked together if this is the same for them. */
  get reader(): object {
    return this.#readings.getStore()?.replica ?? this
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    this.#leaveReplica()
    return this.#units.getStore() ? work() : retried(() => this.#runOnce(work))
  }

  async part<T>(work: () => Promise<T>): Promise<T> {
    await this.#settle()
    await this.#query(savepoint, [])
    try {
      const result = await work()
      await this.#settle()
      await this.#query(release, [])
      return result
    } catch (error) {
      const cause = await causeOf(error, this.#units.getStore())
      await this.#query(rollBack, [])
      throw isTransient(cause) ? cause : asRefusal(cause)
    }
  }

  waitLonger(): Promise<void> {
    return this.send(waitLonger)
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
    const unit = this.#units.getStore()
    if (!unit) return this.#dataSource.manager
    unit.runner ??= this.#begin(unit)
    return (await unit.runner).manager
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
    this.#leaveReplica()
    return (await this.#query(statement, given)).rowCount ?? 0
  }

  /**
   * Sends a write of which nobody needs the result. The transaction goes on at once, so that the next statement, or the
   * commit, travels with it; if the write fails, so does the transaction.
   */
  async send<Parameters extends object>(
    statement: Statement<Parameters>,
    ...given: Given<NoInfer<Parameters>>
  ): Promise<void> {
    const unit = this.#units.getStore()
    if (!unit) return void (await this.change(statement, ...given))
    const client = await this.#clientOf(unit)
    this.#sendTo(unit, client.query(this.#queryOf(statement, given)))
  }

  #sendTo(unit: Unit, sent: Promise<unknown>): void {
    sent.catch(() => undefined)
    unit.sent.push(sent)
  }

  /** Waits for everything that was sent. */
  async #settle(): Promise<void> {
    const unit = this.#units.getStore()
    const failure = unit && (await failureOf(unit))
    if (failure !== undefined) throw failure
  }

  async #query(statement: Statement<never>, given: readonly object[]) {
    const query = this.#queryOf(statement, given)
    const unit = this.#units.getStore()
    if (unit) return (await this.#clientOf(unit)).query(query)
    const replica = this.#readings.getStore()?.replica
    if (!replica) return retried(() => this.#pool.query(query))
    return replica.query(query).catch((error: unknown) => {
      // The primary would need as long.
      throw isTimeout(error) ? asRefusal(error) : new ReplicaError('a replica failed', { cause: error })
    })
  }

  #leaveReplica(): void {
    const reading = this.#readings.getStore()
    if (reading) reading.replica = null
  }

  #queryOf({ name, text, parameters }: Statement<never>, [given = {}]: readonly object[]) {
    const values = parameters.map((parameter) => (given as Record<string, unknown>)[parameter])
    return { ...(name && !this.#isPooled && { name }), text, values }
  }

  /** Of this process; the job queue has its own. `waiting` is how many statements and transactions have none. */
  get connections(): { max: number; open: number; idle: number; waiting: number } {
    const { options, totalCount, idleCount, waitingCount } = this.#pool
    return { max: options.max, open: totalCount, idle: idleCount, waiting: waitingCount }
  }

  get replicas(): ReplicaState[] {
    return this.#replicas?.states ?? []
  }

  get #pool(): Pool {
    return (this.#dataSource.driver as unknown as { master: Pool }).master
  }

  async #clientOf(unit: Unit): Promise<PoolClient> {
    unit.runner ??= this.#begin(unit)
    return (await unit.runner).connect() as Promise<PoolClient>
  }

  /** The first statement travels with the beginning of its transaction. */
  async #begin(unit: Unit): Promise<QueryRunner> {
    const runner = this.#dataSource.createQueryRunner()
    try {
      const client = (await runner.connect()) as PoolClient
      this.#sendTo(unit, client.query('START TRANSACTION'))
      return Object.assign(runner, { isTransactionActive: true })
    } catch (error) {
      await runner.release()
      throw error
    }
  }

  /** PostgreSQL answers COMMIT in a failed transaction with ROLLBACK instead of an error. */
  async #commit(unit: Unit): Promise<void> {
    const client = await this.#clientOf(unit)
    const committed = client.query('COMMIT')
    committed.catch(() => undefined)
    const failure = await failureOf(unit)
    if (failure !== undefined) throw failure
    const { command } = await committed
    if (command === 'ROLLBACK') throw new Error('A statement of the transaction failed and its error was swallowed.')
  }

  async #runOnce<T>(work: () => Promise<T>): Promise<T> {
    const unit: Unit = { runner: undefined, sent: [] }
    try {
      const result = await this.#units.run(unit, work)
      if (unit.runner) await this.#commit(unit)
      return result
    } catch (error) {
      const cause = await causeOf(error, unit)
      const runner = await unit.runner?.catch(() => undefined)
      if (runner) await ((await runner.connect()) as PoolClient).query('ROLLBACK').catch(() => undefined)
      throw cause
    } finally {
      await (await unit.runner?.catch(() => undefined))?.release()
    }
  }
}
