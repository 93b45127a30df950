import type { Actor } from '../actors/rules.ts'
import type { Fact, LogEvent, Trail } from '../audit/index.ts'
import { type Company, companyOf, type Companies } from '../companies/index.ts'
import type { AnswerOfPartner } from '../notifications/index.ts'
import type { LocalDate } from '../shared/index.ts'

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

/** Writes an entry in the log of both companies; each names the other one and says whether that one acted. Returns the companies. */
export const tellBoth = async (
  { trail, companies }: { trail: Trail; companies: Companies },
  [acting, other]: readonly [acting: string, other: string],
  ...entry: Entry
): Promise<{ acting: Company; other: Company }> => {
  const sides = { acting: await companyOf(companies, acting), other: await companyOf(companies, other) }
  await writeForBoth(trail, [sides.acting, sides.other], ...entry)
  return sides
}

/** What the managers of the company that asked hear of the answer. */
export const answerFor = (
  { acting, other }: { acting: Company; other: Company },
  answer: AnswerOfPartner['answer'],
  from: LocalDate | null,
): AnswerOfPartner => ({ companyId: other.id, partnerName: acting.name, page: `${acting.type}s`, answer, from })
