import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { type Profile, useGetProfileQuery } from '../api/generated-sign-in.ts'
import { AreaSkeleton } from '../shared/feedback/skeletons.tsx'
import { loadProblem, statusOf } from '../shared/problem-text.ts'
import { UnreachableCard } from '../shared/session/unreachable-card.tsx'

const placeOf = ({ area, segments: { user, company_type, company } }: Profile): string =>
  area === 'individual' ? `/individual/${user}/${company}/dashboard` : `/${user}/${company_type}/${company}/general`

/** Leads a living session to its own place; a dead one sees what is inside. */
export const OwnPlace = ({ children }: { children: ReactNode }) => {
  const { data: profile, error, refetch } = useGetProfileQuery({})
  if (statusOf(error) === 401) return children
  if (profile !== undefined) return <Navigate replace to={placeOf(profile)} />
  return error === undefined ? <AreaSkeleton /> : <UnreachableCard text={loadProblem(error)} onRetry={refetch} />
}
