import { lazy, type ReactNode, Suspense, useContext, useEffect, useRef } from 'react'
import { useDispatch, useSelector, useStore } from 'react-redux'
import { accessTexts } from '../../../src/texts/access/access-texts.ts'
import { baseApi } from '../../api/base-api.ts'
import { useGetProfileQuery, type Profile } from '../../api/generated-sign-in.ts'
import { AccessErrorCard } from './access-error-card.tsx'
import { AreaSkeleton, PageSkeleton } from '../../ui/states/skeletons.tsx'
import { useLoadedAhead } from '../use-loaded-ahead.ts'
import { useIsInForeground } from '../../ui/foreground.ts'
import { useArrived } from '../../ui/use-arrived.ts'
import { useUnsavedGuard } from '../../ui/unsaved/unsaved-guard.ts'
import { bannerDismissed, type WithBanners } from '../banners/banners-slice.ts'
import { loadProblem, statusOf, isSessionEndText } from '../../ui/words/problem-text.ts'
import type { Claim } from '../session/claim.ts'
import { CompanyScope } from '../scope/company-scope.ts'
import { useFrame } from '../../ui/frame-context.ts'
import { FramedSignIn } from '../session/framed.ts'
import { ProfileContext } from '../session/profile-context.ts'
import { useSession } from '../session/session-context.ts'
import type { WithSession } from '../session/session-slice.ts'
import { UnreachableCard } from './unreachable-card.tsx'

const loadDialog = async () => ({ default: (await import('./sign-in-again-dialog.tsx')).SignInAgainDialog })
const SignInAgainDialog = lazy(loadDialog)
const ForcedPasswordChange = lazy(async () => ({
  default: (await import('./forced-password-change.tsx')).ForcedPasswordChange,
}))

/** After signing in again, refetches what the ended session failed to load and closes the banners about its end. */
const useReloadAfter = (isExpired: boolean): void => {
  const dispatch = useDispatch()
  const store = useStore<WithBanners>()
  const wasExpired = useRef(isExpired)
  useEffect(() => {
    if (wasExpired.current && !isExpired) {
      dispatch(baseApi.internalActions.onOnline())
      for (const { id, text } of store.getState().banners) if (isSessionEndText(text)) dispatch(bannerDismissed(id))
    }
    wasExpired.current = isExpired
  }, [dispatch, store, isExpired])
}

type Props = {
  /** The area that this page belongs to. */
  area: Profile['area']
  claim: Claim
  children: ReactNode
}

/**
 * Lets a page through only when session, address and area agree, and scopes it to the person's own company. Staff may
 * open the individual area too, since managers eat as well.
 */
export const SessionGate = ({ area, claim, children }: Props) => {
  const isExpired = useSelector((state: WithSession) => state.session.expired)
  const isInForeground = useIsInForeground()
  const Loading = useFrame() === null ? AreaSkeleton : PageSkeleton
  const session = useSession()
  const guard = useUnsavedGuard()
  const signIn = useContext(FramedSignIn)
  const isSignedOut = session.token() === null
  const isValid = claim.problem === undefined
  const ids = isValid ? { userId: claim.userId, companyId: claim.companyId } : {}
  const {
    data: profile,
    error,
    refetch,
  } = useGetProfileQuery(ids, {
    skip: !isValid || isSignedOut,
    refetchOnFocus: true,
  })
  const isKnown = profile !== undefined
  const isArrived = useArrived(isKnown)
  useReloadAfter(isExpired)
  useLoadedAhead(isKnown ? loadDialog : undefined)
  useLoadedAhead(isKnown ? guard.load : undefined)
  useEffect(() => (isKnown ? session.watch(() => void refetch()) : undefined), [session, isKnown, refetch])

  if (!isValid) return <AccessErrorCard message={claim.problem} />
  if (isSignedOut || (!isKnown && statusOf(error) === 401))
    return signIn ?? <AccessErrorCard isAskingToSignIn title={accessTexts.expiredTitle} message={accessTexts.expired} />
  if (statusOf(error) === 403) return <AccessErrorCard message={accessTexts.forbidden} />
  if (statusOf(error) === 400) return <AccessErrorCard message={accessTexts.invalidAddress} />
  if (profile === undefined || !isArrived)
    return error === undefined ? <Loading /> : <UnreachableCard text={loadProblem(error)} onRetry={refetch} />
  const isOutside = area === 'company' ? profile.area !== 'company' : !profile.capabilities.includes('eat')
  if (isOutside) return <AccessErrorCard message={accessTexts.forbidden} />
  if (!claim.agreesWith(profile)) return <AccessErrorCard message={accessTexts.invalidAddress} />
  return (
    <ProfileContext value={profile}>
      {profile.must_change_password ? (
        <Suspense fallback={<Loading />}>
          <ForcedPasswordChange />
        </Suspense>
      ) : (
        <CompanyScope value={profile}>{children}</CompanyScope>
      )}
      <Suspense>{isExpired && isInForeground && <SignInAgainDialog onSamePerson={refetch} />}</Suspense>
    </ProfileContext>
  )
}
