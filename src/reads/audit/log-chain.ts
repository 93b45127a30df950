import type { CompanyId } from '../../core/shared/index.ts'
import { planned } from '../../persistence/index.ts'
import { Reads } from '../kernel/reads.ts'

/** What is wrong with an entry, or with the chain up to it. */
export type ChainFaultKind = 'changed' | 'removed' | 'inserted' | 'swapped' | 'rewritten'

export interface ChainFault {
  kind: ChainFaultKind
  /** Number of the entry in its company's chain; null if it is not in the chain. */
  seq: number | null
  log_id: string | null
}

export interface ChainVerdict {
  slug: string
  name: string
  entries: number
  /** The hash of the newest intact entry, to be stored elsewhere; null without entries. */
  head: string | null
  fault: ChainFault | null
}

interface Link {
  seq: number
  log_id: string
  hash: Buffer
  content: Buffer | null
  is_unchanged: boolean | null
  is_linked: boolean
  /** The next entry fits in its place, but it would not fit after that one: it was inserted, not swapped. */
  is_surplus: boolean | null
}

interface Position {
  seq: number
  hash: Buffer
}

const batchSize = 1_000

/**
 * Spelled out instead of calling the functions that build the chain: whoever can change the log could change those too.
 * A stored hash that does not follow from its predecessor is reported at the entry that broke it.
 */
const digestOf = (entry: string): string => `
  sha256(
    convert_to(
      jsonb_build_array(
        ${['company_id', 'type', 'event', 'meta', 'actor_kind', 'actor_id']
          .map((column) => `${entry}.${column}`)
          .join(', ')},
        extract(epoch FROM ${entry}.created_at)
      )::text,
      'UTF8'
    )
  )`
const link = (previous: string, seq: string, logId: string, digest: string): string =>
  `sha256(${previous} || int8send(${seq}) || uuid_send(${logId}) || ${digest})`

const links = planned<{ companyId: CompanyId; seq: number; hash: Buffer<ArrayBufferLike>; batchSize: number }, Link>(`
  SELECT c.seq::float8 AS seq, c.log_id, c.hash, d.content, d.content = c.digest AS is_unchanged,
    c.hash = ${link('c.previous', 'c.seq', 'c.log_id', 'c.digest')} AS is_linked,
    c.next_hash = ${link('c.previous', 'c.seq', 'c.next_log_id', 'c.next_digest')}
    AND c.hash <> ${link('c.next_hash', 'c.seq + 1', 'c.log_id', 'c.digest')} AS is_surplus
  FROM (
    SELECT b.*, lag(hash, 1, $hash::bytea) OVER w AS previous, lead(log_id) OVER w AS next_log_id,
      lead(digest) OVER w AS next_digest, lead(hash) OVER w AS next_hash
    FROM (
      SELECT *
      FROM audit_chain
      WHERE company_id = $companyId AND seq > $seq
      ORDER BY seq
      LIMIT $batchSize
    ) b
    WINDOW w AS (ORDER BY seq)
  ) c
  LEFT JOIN audit_logs l ON l.id = c.log_id
  LEFT JOIN LATERAL (SELECT ${digestOf('l')} AS content WHERE l.id IS NOT NULL) d ON true
  ORDER BY c.seq`)
const sameContent = planned<{ companyId: CompanyId; content: Buffer<ArrayBufferLike>; seq: number }>(
  'SELECT FROM audit_chain WHERE company_id = $companyId AND digest = $content AND seq <> $seq LIMIT 1',
)
const entries = planned<
  { companyId: CompanyId; position: string | null; lastId: string | null; batchSize: number },
  { id: string; position: string; is_chained: boolean }
>(`
  SELECT l.id, l.created_at::text AS position,
    EXISTS (
      SELECT
      FROM audit_chain c
      WHERE c.log_id = l.id AND c.company_id = $companyId
    ) AS is_chained
  FROM (
    SELECT id, created_at
    FROM audit_logs
    WHERE company_id = $companyId
      AND ($position::text IS NULL OR (created_at, id) > ($position::text::timestamptz, $lastId::uuid))
    ORDER BY created_at, id
    LIMIT $batchSize
  ) l
  ORDER BY l.created_at, l.id`)
const head = planned<{ companyId: CompanyId }, Position>(
  'SELECT seq::float8 AS seq, hash FROM audit_heads WHERE company_id = $companyId',
)
const brokenKeptHead = planned<{ companyId: CompanyId }, { seq: number; is_missing: boolean }>(`
  SELECT k.seq::float8 AS seq, c.hash IS NULL AS is_missing
  FROM audit_kept_heads k
  LEFT JOIN audit_chain c ON c.company_id = k.company_id AND c.seq = k.seq
  WHERE k.company_id = $companyId AND c.hash IS DISTINCT FROM k.hash
  ORDER BY k.seq
  LIMIT 1`)
const companies = planned<{ slug: string | null }, { id: string; slug: string; name: string }>(
  'SELECT id, slug, name FROM companies WHERE $slug::text IS NULL OR slug = $slug ORDER BY slug',
)

/** Checks the chains of the log in batches, so that a log of any length takes little memory. */
export class LogChainReads extends Reads {
  /** The verdicts on one company, or on all. */
  async verify(slug: string | null): Promise<ChainVerdict[]> {
    const verdicts: ChainVerdict[] = []
    for (const { id, ...company } of await this.db.rows(companies, { slug }))
      verdicts.push({ ...company, ...(await this.#verdictOn(id)) })
    return verdicts
  }

  async #verdictOn(companyId: CompanyId): Promise<Pick<ChainVerdict, 'entries' | 'head' | 'fault'>> {
    const at: Position = { seq: 0, hash: Buffer.alloc(0) }
    const fault =
      (await this.#faultAfter(companyId, at)) ??
      (await this.#faultAtEnd(companyId, at)) ??
      (await this.#unchained(companyId))
    return { entries: at.seq, head: at.seq === 0 ? null : at.hash.toString('hex'), fault }
  }

  /** Walks the chain and moves `at` to the last intact link. */
  async #faultAfter(companyId: CompanyId, at: Position): Promise<ChainFault | null> {
    for (;;) {
      const batch = await this.db.rows(links, { companyId, seq: at.seq, hash: at.hash, batchSize })
      for (const found of batch) {
        const kind = await this.#faultOf(companyId, found, at.seq + 1)
        if (kind !== null) return { kind, seq: at.seq + 1, log_id: kind === 'removed' ? null : found.log_id }
        at.seq = found.seq
        at.hash = found.hash
      }
      if (batch.length === 0) return null
    }
  }

  async #faultOf(companyId: CompanyId, found: Link, expectedSeq: number): Promise<ChainFaultKind | null> {
    if (found.seq !== expectedSeq || found.content === null) return 'removed'
    if (found.is_unchanged && found.is_linked) return null
    if (found.is_surplus) return 'inserted'
    if (found.is_unchanged) return 'swapped'
    return (await this.db.row(sameContent, { companyId, content: found.content, seq: found.seq }))
      ? 'swapped'
      : 'changed'
  }

  /** Compares the end of the chain with its head and with the stored heads. Entries may be added meanwhile. */
  async #faultAtEnd(companyId: CompanyId, at: Position): Promise<ChainFault | null> {
    const walked = at.seq
    const newest = (await this.db.row(head, { companyId })) ?? {
      seq: 0,
      hash: at.hash,
    }
    const fault = await this.#faultAfter(companyId, at)
    if (fault) return fault
    if (at.seq < newest.seq) return { kind: 'removed', seq: at.seq + 1, log_id: null }
    const isOther = at.seq === newest.seq && !at.hash.equals(newest.hash)
    if (newest.seq < walked || isOther) return { kind: 'rewritten', seq: at.seq, log_id: null }
    const kept = await this.db.row(brokenKeptHead, { companyId })
    if (kept === null) return null
    return kept.is_missing
      ? { kind: 'removed', seq: at.seq + 1, log_id: null }
      : { kind: 'rewritten', seq: kept.seq, log_id: null }
  }

  /** The first entry that never went through the chain. */
  async #unchained(companyId: CompanyId): Promise<ChainFault | null> {
    let last: { position: string; id: string } | undefined
    for (;;) {
      const batch = await this.db.rows(entries, {
        companyId,
        position: last?.position ?? null,
        lastId: last?.id ?? null,
        batchSize,
      })
      const found = batch.find(({ is_chained }) => !is_chained)
      if (found) return { kind: 'inserted', seq: null, log_id: found.id }
      last = batch.at(-1)
      if (last === undefined) return null
    }
  }
}
