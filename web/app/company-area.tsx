import { Suspense } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { PageSkeleton } from '../ui/states/skeletons.tsx'
import { useScope } from '../frame/scope/company-scope.ts'
import { claimOfCompanyAddress } from '../frame/session/claim.ts'
import { SessionGate } from '../frame/gate/session-gate.tsx'
import { CompanyFrame } from './company-frame.tsx'
import { companyTabs } from './company-tabs.ts'

const CompanyPages = () => {
  const { encUserId, encCompanyType, encCompanyId, page } = useParams()
  const tabs = companyTabs[useScope().company.type]
  const addressOf = (target: string) =>
    `/${[encUserId, encCompanyType, encCompanyId, target].map((part) => encodeURIComponent(part ?? '')).join('/')}`
  const shown = tabs.find((tab) => tab.name === page)
  if (shown === undefined) return <Navigate replace to={addressOf(tabs[0].name)} />
  return (
    <CompanyFrame open={shown.name} addressOf={addressOf}>
      <Suspense key={shown.name} fallback={<PageSkeleton />}>
        <shown.Panel />
      </Suspense>
    </CompanyFrame>
  )
}

/** The session tells the type of the company, which the address only repeats, so a name that two types share waits. */
export const loadPageAt = async (path: string) => {
  const named = new Set(
    Object.values(companyTabs)
      .flat()
      .filter(({ name }) => name === path.split('/')[4])
      .map(({ Panel }) => Panel),
  )
  if (named.size === 1) await [...named][0]?.load()
}

export const CompanyArea = () => {
  const { encUserId, encCompanyType, encCompanyId } = useParams()
  return (
    <SessionGate area="company" claim={claimOfCompanyAddress(encUserId, encCompanyType, encCompanyId)}>
      <CompanyPages />
    </SessionGate>
  )
}
