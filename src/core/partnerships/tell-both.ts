import type { Actor } from '../access/index.ts'
import type { Fact, LogEvent, Trail } from '../audit/index.ts'
import { companyOf, type Companies } from '../companies/index.ts'

/** Writes an entry in the log of both companies; each names the other one and says whether that one acted. */
export const tellBoth = async (
  { trail, companies }: { trail: Trail; companies: Companies },
  [acting, other]: readonly [acting: string, other: string],
  actor: Actor,
  event: LogEvent,
  meta: Readonly<Record<string, Fact>>,
): Promise<void> => {
  const { name: nameOfActing } = await companyOf(companies, acting)
  const { name: nameOfOther } = await companyOf(companies, other)
  await trail.write(
    { event, companyId: acting, actor, meta: { ...meta, company: nameOfOther } },
    { event, companyId: other, actor, meta: { ...meta, company: nameOfActing, byOther: true } },
  )
}
