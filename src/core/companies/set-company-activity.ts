import type { Actor } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { announce, announceClosing } from '../notifications/index.ts'
import { Clock, type CompanyId, FutureChoices, Ids, Jobs, refuseStale, useCase } from '../shared/index.ts'
import { companyRefusal } from './company.ts'
import { Companies } from './ports.ts'

type CompanyActivityFacts = { name: string } & Partial<ClosedCompany>
export const companyActivated = logEvent('company.activated', 'COMPANY_UPDATED', telling<CompanyActivityFacts>())
export const companyDeactivated = logEvent('company.deactivated', 'COMPANY_UPDATED', telling<CompanyActivityFacts>())

export interface CompanyActivity {
  companyId: CompanyId
  actor: Actor
  isActive: boolean
  seenVersion?: number | undefined
}

/** What was cancelled when the company became passive. */
export type ClosedCompany = {
  cancelledChoices: number
  withdrawnMenus: number
}

/**
 * Deactivating a company shuts its people out from their next request on and cancels choices for coming days: those of
 * its people or, for a catering, those from its menus. Reactivating it restores access, but not the choices (rule A5).
 */
export const setCompanyActivity = useCase(
  {
    companies: Companies,
    futureChoices: FutureChoices,
    announce,
    jobs: Jobs,
    ids: Ids,
    trail: Trail,
    clock: Clock,
  },
  ({ companies, futureChoices, announce, jobs, ids, trail, clock }) => {
    const ofCatering = async (cateringId: CompanyId, cateringName: string): Promise<ClosedCompany> => {
      const now = clock.now()
      const firms = await futureChoices.cancelOfCatering(cateringId, now)
      const withdrawnMenus = await futureChoices.withdrawMenusOfCatering(cateringId, now)
      await jobs.addAll(
        announceClosing,
        firms.map(({ companyId, people }) => ({
          id: ids.next(),
          companyId,
          cateringName,
          from: null,
          isClosed: true as const,
          people,
        })),
      )
      return { cancelledChoices: firms.reduce((sum, { choices }) => sum + choices, 0), withdrawnMenus }
    }

    return async ({ companyId, actor, isActive, seenVersion }: CompanyActivity): Promise<ClosedCompany> => {
      const company = await companies.forChange(companyId)
      if (company === null) throw companyRefusal('company.unknown')
      if (company.isActive === isActive) return { cancelledChoices: 0, withdrawnMenus: 0 }
      refuseStale(company, seenVersion)
      company.isActive = isActive
      company.version++
      await companies.update(company)
      const closed: ClosedCompany = { cancelledChoices: 0, withdrawnMenus: 0 }
      if (!isActive && company.type === 'corporate')
        closed.cancelledChoices = await futureChoices.cancelOfCorporate(companyId, clock.now())
      if (!isActive && company.type === 'catering') Object.assign(closed, await ofCatering(companyId, company.name))
      await trail.write({
        event: isActive ? companyActivated : companyDeactivated,
        companyId,
        actor,
        meta: isActive ? { name: company.name } : { name: company.name, ...closed },
      })
      const { cancelledChoices } = closed
      const news = { id: ids.next(), companyId, companyName: company.name, isActive, cancelledChoices }
      await announce(news, (inboxes, at) => inboxes.announceActivity(news, at))
      return closed
    }
  },
)
