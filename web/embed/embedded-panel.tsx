import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import type { CompanyType, Profile } from '../api/generated-sign-in.ts'
import { createApp } from '../app/create-app.tsx'
import { AreaGuard } from '../app/area-guard.tsx'
import type { Place } from '../app/place.ts'
import { accessTexts } from '../../src/texts/access/access-texts.ts'
import { AccessErrorCard } from '../frame/gate/access-error-card.tsx'
import { PageSkeleton } from '../ui/states/skeletons.tsx'
import { Foreground } from '../ui/foreground.ts'
import { useScope } from '../frame/scope/company-scope.ts'
import { PanelFrame } from '../ui/page/panel-frame.tsx'
import type { Claim } from '../frame/session/claim.ts'
import { FramedSignIn } from '../frame/session/framed.ts'
import { SessionGate } from '../frame/gate/session-gate.tsx'
import { embeddedHistory } from './embedded-history.ts'
import type { LazyPanels, PanelKind } from './panels.ts'
import type { Member, SharedSession } from './shared-session.ts'

const EmbeddedSignIn = lazy(async () => ({ default: (await import('./embedded-sign-in.tsx')).EmbeddedSignIn }))

/** What the surrounding page says about whose panel it is; the session decides (rule E3). */
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

const OfCompany = ({ panels }: { panels: LazyPanels }) => {
  const Panel = panels[useScope().company.type]
  return Panel === undefined ? <AccessErrorCard message={accessTexts.forbidden} /> : <Panel />
}

interface Props {
  kind: PanelKind
  panels: LazyPanels
  shared: SharedSession
  member: Member
  place: Place
  site: URL
  labels: Labels
  onLeave: (path: string) => void
  onRetry: () => void
}

/** The panel of one element, as the shell would show it, using the session shared with the other elements. */
export const EmbeddedPanel = ({ shared, ...props }: Props) => {
  const { store, generation } = useSyncExternalStore(shared.subscribe, shared.snapshot)
  return <OnStore key={generation} shared={shared} store={store} {...props} />
}

const OnStore = ({
  kind,
  panels,
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
      <FramedSignIn value={signIn}>
        <App>
          <div className="tabldot-place">
            <PanelFrame hasAddress>
              <AreaGuard onRetry={onRetry}>
                <Suspense fallback={<PageSkeleton />}>
                  <SessionGate area={kind.area} claim={claimOf(labels)}>
                    <OfCompany panels={panels} />
                  </SessionGate>
                </Suspense>
              </AreaGuard>
            </PanelFrame>
          </div>
        </App>
      </FramedSignIn>
    </Foreground>
  )
}
