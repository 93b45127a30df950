import { type ReactNode, useEffect } from 'react'
import { useSelector } from 'react-redux'
import { accessTexts } from '../../../src/texts/access-texts.ts'
import { useGetProfileQuery, type Profile } from '../../api/generated.ts'
import { AccessErrorCard } from '../feedback/access-error-card.tsx'
import { AreaSkeleton } from '../feedback/skeletons.tsx'
import { loadProblem, statusOf } from '../problem-text.ts'
import type { Claim } from './claim.ts'
import { CompanyScope } from '../scope/company-scope.ts'
import { ForcedPasswordChange } from './forced-password-change.tsx'
import { ProfileContext } from './profile-context.ts'
import { useSession } from './session-context.ts'
import type { WithSession } from './session-slice.ts'
import { UnreachableCard } from './unreachable-card.tsx'

type Props = { /** The area that this page belongs to. */ area: Profile['area']; claim: Claim; children: ReactNode }

/**
 * Lets a page through only when the session, the address and the area agree, and opens it on the person's own company.
 * Staff sessions open the individual area too: managers eat.
 */
export const SessionGate = ({ area, claim, children }: Props) => {
  const isExpired = useSelector((state: WithSession) => state.session.expired)
  const session = useSession()
  const isSignedOut = session.token() === null
  const isValid = claim.problem === undefined
  const ids = isValid ? { userId: claim.userId, companyId: claim.companyId } : {}
  const { data: profile, error, refetch } = useGetProfileQuery(ids, { skip: !isValid || isSignedOut || isExpired })
  const isKnown = profile !== undefined
  useEffect(() => (isKnown ? session.watch(() => void refetch()) : undefined), [session, isKnown, refetch])

  if (!isValid) return <AccessErrorCard message={claim.problem} />
  if (isExpired || isSignedOut || statusOf(error) === 401) return <AccessErrorCard message={accessTexts.expired} />
  if (statusOf(error) === 403) return <AccessErrorCard message={accessTexts.forbidden} />
  if (statusOf(error) === 400) return <AccessErrorCard message={accessTexts.invalidAddress} />
  if (profile === undefined)
    return error === undefined ? <AreaSkeleton /> : <UnreachableCard text={loadProblem(error)} onRetry={refetch} />
  const isOutside = area === 'company' ? profile.area !== 'company' : !profile.capabilities.includes('eat')
  if (isOutside) return <AccessErrorCard message={accessTexts.forbidden} />
  if (!claim.agreesWith(profile)) return <AccessErrorCard message={accessTexts.invalidAddress} />
  return (
    <ProfileContext value={profile}>
      {profile.must_change_password ? (
        <ForcedPasswordChange />
      ) : (
        <CompanyScope value={profile}>{children}</CompanyScope>
      )}
    </ProfileContext>
  )
}
