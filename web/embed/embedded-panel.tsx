import { lazy, Suspense, useMemo, useState, useSyncExternalStore } from 'react'
import type { CompanyType, Profile } from '../api/generated-sign-in.ts'
import { createApp } from '../app/create-app.tsx'
import { CrashGuard } from '../app/crash-guard.tsx'
import type { Place } from '../app/place.ts'
import { accessTexts } from '../../src/texts/access-texts.ts'
import { AccessErrorCard } from '../shared/feedback/access-error-card.tsx'
import { PageSkeleton } from '../shared/feedback/skeletons.tsx'
import { Foreground } from '../shared/foreground.ts'
import { useScope } from '../shared/scope/company-scope.ts'
import { PanelFrame } from '../shared/scope/panel-frame.tsx'
import type { Claim } from '../shared/session/claim.ts'
import { SessionGate } from '../shared/session/session-gate.tsx'
import { embeddedHistory } from './embedded-history.ts'
import { EmbeddedSignIn } from './embedded-sign-in.tsx'
import type { PanelKind } from './panels.ts'
import type { Member, SharedSession } from './shared-session.ts'

/** What the page says about whose panel it is. The session decides (rule E3). */
export interface Labels {
  companyId: string | undefined
  userRole: string | undefined
  companyType: string | undefined
}

const claimOf = ({ companyId, userRole, companyType }: Labels): Claim => {
  const agrees = (label: string | undefined, own: string) => label === undefined || label === own
  return {
    agreesWith: ({ company, role }: Profile) =>
      agrees(companyId, company.id) && agrees(userRole, role) && agrees(companyType, company.type),
  }
}

const companyTypes: readonly string[] = ['corporate', 'catering', 'supplier'] satisfies CompanyType[]
const typeIn = (label: string | undefined) =>
  label !== undefined && companyTypes.includes(label) ? (label as CompanyType) : undefined

const OfCompany = ({ kind }: { kind: PanelKind }) => {
  const { type } = useScope().company
  const load = kind.loads[type]
  const Panel = useMemo(() => load && lazy(load), [load])
  return Panel === undefined ? <AccessErrorCard message={accessTexts.forbidden} /> : <Panel />
}

interface Props {
  kind: PanelKind
  shared: SharedSession
  member: Member
  place: Place
  site: URL
  labels: Labels
  onLeave: (path: string) => void
  onRetry: () => void
}

/** The panel of one element, as the shell would show it, on the session that the elements share. */
export const EmbeddedPanel = ({ shared, ...props }: Props) => {
  const { store, generation } = useSyncExternalStore(shared.subscribe, shared.snapshot)
  return <OnStore key={generation} shared={shared} store={store} {...props} />
}

const OnStore = ({
  kind,
  shared,
  member,
  place,
  site,
  labels,
  onLeave,
  onRetry,
  store,
}: Props & { store: ReturnType<SharedSession['snapshot']>['store'] }) => {
  const { isRenewing, foremost } = useSyncExternalStore(shared.subscribe, shared.snapshot)
  const [{ App }] = useState(() => {
    const leave = (path: string) => (path === '/login' ? shared.connection.session.end() : onLeave(path))
    const history = embeddedHistory({ start: kind.start, site, onLeave: leave })
    return createApp({ ...shared.connection, history, place, store })
  })
  const signIn = isRenewing ? (
    <PageSkeleton />
  ) : (
    <EmbeddedSignIn area={kind.area} companyId={labels.companyId} companyType={typeIn(labels.companyType)} />
  )
  return (
    <Foreground value={foremost === member && !isRenewing}>
      <App>
        <div className="tabldot-place">
          <PanelFrame hasAddress>
            <CrashGuard onRetry={onRetry}>
              <Suspense fallback={<PageSkeleton />}>
                <SessionGate area={kind.area} claim={claimOf(labels)} signedOut={signIn}>
                  <OfCompany kind={kind} />
                </SessionGate>
              </Suspense>
            </CrashGuard>
          </PanelFrame>
        </div>
      </App>
    </Foreground>
  )
}
