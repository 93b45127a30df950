import { lazy, type ReactNode } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { type Profile, useGetProfileQuery } from '../api/generated-sign-in.ts'
import { AreaSkeleton } from '../ui/states/skeletons.tsx'
import { loadProblem, statusOf } from '../ui/words/problem-text.ts'
import { panelPath } from '../frame/session/panel-path.ts'
import { ProfileContext } from '../frame/session/profile-context.ts'
import { UnreachableCard } from '../frame/gate/unreachable-card.tsx'

const placeOf = (profile: Profile): string => {
  const { user, company } = profile.segments
  return profile.area === 'individual' ? `/individual/${user}/${company}/dashboard` : panelPath(profile, 'general')
}

const SlipOfAnother = lazy(async () => ({
  default: (await import('../features/sign-in/slip-of-another.tsx')).SlipOfAnother,
}))

const isOwnSlip = ({ company, phone }: Profile, search: URLSearchParams): boolean =>
  search.get('sirket') === company.slug && search.get('telefon') === phone

/** Leads a live session to its own area; `children` are shown if it has expired. */
export const OwnPlace = ({ slipCode, children }: { slipCode: string | undefined; children: ReactNode }) => {
  const [search] = useSearchParams()
  const { data: profile, error, refetch } = useGetProfileQuery({})
  if (statusOf(error) === 401) return children
  if (profile !== undefined && slipCode !== undefined && !isOwnSlip(profile, search))
    return (
      <ProfileContext value={profile}>
        <SlipOfAnother code={slipCode} onStay={placeOf(profile)} />
      </ProfileContext>
    )
  if (profile !== undefined) return <Navigate replace to={placeOf(profile)} />
  return error === undefined ? <AreaSkeleton /> : <UnreachableCard text={loadProblem(error)} onRetry={refetch} />
}
