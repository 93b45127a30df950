import pg from 'pg'
import { connectionOptions, type DataSourceOptions } from './data-source.ts'
import { planned } from './statement.ts'

/** Null once it has been promoted: what it then writes or lacks is no longer what the primary has. */
const replicaState = planned<object, ClusterState>(`
  SELECT (SELECT system_identifier::text FROM pg_control_system()) AS cluster,
    CASE WHEN pg_is_in_recovery() THEN pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 END AS position`)

/** What a cluster says about itself. */
export interface ClusterState {
  cluster: string
  /** How much of the write-ahead log it has written, or replayed, in bytes from its beginning. */
  position: number | null
}

/** How long a replica may take to say where it is; one that takes longer is not read. */
const answerWithinMs = 2_000

export type ReplicaProblem = 'unreachable' | 'other_cluster' | 'promoted' | 'behind'

export interface ReplicaChange {
  /** Host and port. */
  replica: string
  /** Why it is not read; undefined when it is read again. */
  problem: ReplicaProblem | undefined
  error?: Error
}

export class Replica {
  readonly name: string
  readonly #pool: pg.Pool
  readonly #watch: pg.Pool
  readonly #onChange: (change: ReplicaChange) => void
  /** A lower bound, since it only ever replays more. */
  replayed = 0
  problem: ReplicaProblem | undefined = 'unreachable'
  #isJudged = false
  #looking: Promise<ClusterState | Error> | undefined
  /** How to give up the queries under way. */
  readonly #asked = new Set<(error: Error) => void>()

  constructor(url: string, options: Omit<DataSourceOptions, 'url'>, onChange: (change: ReplicaChange) => void) {
    const { host } = new URL(url)
    this.name = host
    this.#onChange = onChange
    const extra = { ...connectionOptions(options), connectionTimeoutMillis: answerWithinMs }
    this.#pool = new pg.Pool({ connectionString: url, max: options.poolSize, ...extra })
    this.#watch = new pg.Pool({ connectionString: url, max: 1, ...extra, query_timeout: answerWithinMs })
    for (const pool of [this.#pool, this.#watch]) pool.on('error', () => undefined)
  }

  /** Fails as soon as the replica is known not to answer, which may be long before its connection ends. */
  async query(query: pg.QueryConfig): Promise<pg.QueryResult> {
    const { promise, resolve, reject } = Promise.withResolvers<pg.QueryResult>()
    this.#asked.add(reject)
    this.#pool.query(query).then(resolve, reject)
    try {
      return await promise
    } finally {
      this.#asked.delete(reject)
    }
  }

  /** Whether it has replayed the log up to there; asks it if that is not known. */
  async has(position: number): Promise<boolean> {
    if (this.replayed < position) await this.look()
    return this.problem === undefined && this.replayed >= position
  }

  /** Those who ask meanwhile share the answer. */
  look(): Promise<ClusterState | Error> {
    return (this.#looking ??= this.#ask().finally(() => (this.#looking = undefined)))
  }

  judge(found: ClusterState | Error, primary: { cluster: string; required: number }): void {
    if (found instanceof Error) {
      this.fail(found)
      for (const giveUp of this.#asked) giveUp(found)
    } else if (found.cluster !== primary.cluster) this.#become('other_cluster')
    else if (found.position === null) this.#become('promoted')
    else this.#become(found.position < primary.required ? 'behind' : undefined)
  }

  /** Until it answers again. */
  fail(error: Error): void {
    this.#become('unreachable', error)
  }

  async close(): Promise<void> {
    await Promise.all([this.#pool.end(), this.#watch.end()])
  }

  #become(problem: ReplicaProblem | undefined, error?: Error): void {
    if (problem === 'unreachable' || problem === 'promoted') this.replayed = 0
    if (problem === this.problem && this.#isJudged) return
    this.problem = problem
    this.#isJudged = true
    this.#onChange({ replica: this.name, problem, ...(error && { error }) })
  }

  async #ask(): Promise<ClusterState | Error> {
    try {
      const { rows } = await this.#watch.query<ClusterState>(replicaState.text)
      const [found] = rows as [ClusterState]
      this.replayed = Math.max(this.replayed, found.position ?? 0)
      return found
    } catch (error) {
      return error as Error
    }
  }
}
