import type { Use } from '../../core/shared/index.ts'
import { PlatformReads } from '../../reads/index.ts'
import { type Operations, read } from '../operation.ts'
import { pageOf } from '../page.ts'

/** What administrators do across companies; in one company they use the operations of its members. */
export const platformOperations = (use: Use) => {
  const platform = use(PlatformReads)
  return {
    getPlatformOverview: read(({ actor }) => platform.overview(actor.administratorId)),
    listPlatformApplications: read(({ query }) => platform.applications(query, pageOf(query, 50))),
  } satisfies Partial<Operations>
}
