import type { Actor } from '../actors/rules.ts'
import type { FactTable, LogEvent, Trail } from '../audit/index.ts'
import { type Company, companyOf, type Companies } from '../companies/index.ts'
import type { PanelPage, PartnerNews } from '../notifications/index.ts'
import type { LocalDate } from '../shared/index.ts'

/** Facts for both companies' logs, plus the other company's name and whether it was the one that acted. */
export type ToldToBoth<Facts extends FactTable> = Facts & { company: string; byOther?: boolean }

type Entry<Facts extends FactTable> = [
  actor: Actor,
  event: LogEvent<string, ToldToBoth<Facts>, never>,
  meta: NoInfer<Facts>,
]

/** Like `tellBoth`, for callers that already have both companies. */
export const writeForBoth = <Facts extends FactTable>(
  trail: Trail,
  [acting, other]: readonly [acting: Company, other: Company],
  ...[actor, event, meta]: Entry<Facts>
): Promise<void> =>
  trail.write(
    { event, companyId: acting.id, actor, meta: { ...meta, company: other.name } },
    { event, companyId: other.id, actor, meta: { ...meta, company: acting.name, byOther: true } },
  )

/**
 * Writes an entry in both companies' logs; each names the other company and says whether it was the one that acted.
 * Returns the companies.
 */
export const tellBoth = async <Facts extends FactTable>(
  { trail, companies }: { trail: Trail; companies: Companies },
  [acting, other]: readonly [acting: string, other: string],
  ...entry: Entry<Facts>
): Promise<{ acting: Company; other: Company }> => {
  const sides = { acting: await companyOf(companies, acting), other: await companyOf(companies, other) }
  await writeForBoth(trail, [sides.acting, sides.other], ...entry)
  return sides
}

/** What the managers of the other company are told; by default it is dealt with on the page of its partners. */
export const newsFor = (
  { acting, other }: { acting: Company; other: Company },
  event: PartnerNews['event'],
  day: LocalDate | null,
  page: PanelPage = `${acting.type}s`,
): PartnerNews => ({ companyId: other.id, partnerName: acting.name, page, event, day })

/** The page with requests to end partnerships of these two companies. */
export const terminationsPage = ({ acting, other }: { acting: Company; other: Company }): PanelPage =>
  other.type === 'catering' && acting.type === 'supplier' ? 'supply_terminations' : 'terminations'
