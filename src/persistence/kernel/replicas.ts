import type { DataSourceOptions } from './data-source.ts'
import { type ClusterState, Replica, type ReplicaChange } from './replica.ts'
import { planned } from './statement.ts'

export interface ReplicaOptions {
  replicaUrls?: readonly string[]
  /** Called when a replica stops being read, and when it is read again. */
  onReplicaChange?: (change: ReplicaChange) => void
}

export interface ReplicaState {
  /** Host and port. */
  name: string
  isRead: boolean
  /** Bytes of the primary's log that it has not replayed; null if nobody knows. */
  lag: number | null
}

/** Asked of the primary. */
export const primaryState = planned<object, ClusterState & { position: number }>(`
  SELECT (SELECT system_identifier::text FROM pg_control_system()) AS cluster,
    pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 AS position`)

const lookEveryMs = 1_000
/**
 * A replica that lacks what the primary had written that long before a look is not read by anybody. With the time until
 * the next look, and for its answer, nobody misses anything older than ten seconds.
 */
const behindMs = 7_000

/** The replicas of one primary, each read in turn as long as it follows. */
export class Replicas {
  readonly #all: readonly Replica[]
  readonly #ofPrimary: () => Promise<ClusterState & { position: number }>
  /** What the primary had written at the last looks. */
  readonly #past: { at: number; position: number }[] = []
  #next = 0
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<unknown> = Promise.resolve()
  #judging: Promise<unknown> = Promise.resolve()

  constructor(
    {
      replicaUrls = [],
      onReplicaChange = () => undefined,
      ...options
    }: ReplicaOptions & Omit<DataSourceOptions, 'url'>,
    ofPrimary: () => Promise<ClusterState & { position: number }>,
  ) {
    this.#all = replicaUrls.map((url) => new Replica(url, options, onReplicaChange))
    this.#ofPrimary = ofPrimary
  }

  /** Looks at once, and then regularly. */
  async watch(): Promise<void> {
    this.#looking = this.#look()
    await this.#looking
    await this.#judging
  }

  /** One that has replayed the log up to there; null if none has, so that the primary has to be read. */
  async find(position: number): Promise<Replica | null> {
    for (let tries = 0; tries < this.#all.length; tries++) {
      const replica = this.#all[this.#next++ % this.#all.length]!
      if (replica.problem === undefined && (await replica.has(position))) return replica
    }
    return null
  }

  /** As of the last look. */
  get states(): ReplicaState[] {
    const written = this.#past.at(-1)?.position ?? 0
    return this.#all.map(({ name, problem, replayed }) => ({
      name,
      isRead: problem === undefined,
      lag: problem === undefined || problem === 'behind' ? Math.max(0, written - replayed) : null,
    }))
  }

  async close(): Promise<void> {
    await this.#looking
    clearTimeout(this.#timer)
    await this.#judging
    await Promise.all(this.#all.map((replica) => replica.close()))
  }

  /** The replicas answer beside the next looks, since one that hangs would delay noticing that another is behind. */
  async #look(): Promise<void> {
    const at = performance.now()
    const primary = await this.#ofPrimary().catch(() => null)
    // Without the primary nobody knows who is behind, and nobody's session can be looked up either.
    if (primary !== null) this.#judging = this.#judge(primary, at)
    this.#timer = setTimeout(() => {
      this.#looking = this.#look()
    }, lookEveryMs).unref()
  }

  #judge({ cluster, position }: ClusterState & { position: number }, at: number): Promise<unknown> {
    this.#past.push({ at, position })
    const oldest = this.#past.findIndex((look) => at - look.at <= behindMs)
    this.#past.splice(0, oldest)
    const required = this.#past[0]!.position
    return Promise.all(this.#all.map(async (replica) => replica.judge(await replica.look(), { cluster, required })))
  }
}
