import type { Actor } from '../access/index.ts'
import type { Fact, LogEvent, Trail } from '../audit/index.ts'
import { type Company, companyOf, type Companies } from '../companies/index.ts'

type Entry = [actor: Actor, event: LogEvent, meta: Readonly<Record<string, Fact>>]

/** `tellBoth` without reading the companies, for whoever has them already. */
export const writeForBoth = (
  trail: Trail,
  [acting, other]: readonly [acting: Company, other: Company],
  ...[actor, event, meta]: Entry
): Promise<void> =>
  trail.write(
    { event, companyId: acting.id, actor, meta: { ...meta, company: other.name } },
    { event, companyId: other.id, actor, meta: { ...meta, company: acting.name, byOther: true } },
  )

/** Writes an entry in the log of both companies; each names the other one and says whether that one acted. */
export const tellBoth = async (
  { trail, companies }: { trail: Trail; companies: Companies },
  [acting, other]: readonly [acting: string, other: string],
  ...entry: Entry
): Promise<void> =>
  writeForBoth(trail, [await companyOf(companies, acting), await companyOf(companies, other)], ...entry)
