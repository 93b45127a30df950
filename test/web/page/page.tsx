import type { ComponentType, ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom'
import type { Session } from '../../../web/api/connection.ts'
import { createApp } from '../../../web/app/create-app.tsx'
import { wholePage } from '../../../web/app/whole-page.ts'
import { AppRoutes } from '../../../web/app/routes.tsx'
import { EmployeesPanel } from '../../../web/features/employees/employees-panel.tsx'
import { ShiftsPanel } from '../../../web/features/shifts/shifts-panel.tsx'
import { SystemPanel } from '../../../web/features/system/system-panel.tsx'
import { CompanyScope, useScope, type Scope } from '../../../web/frame/scope/company-scope.ts'
import { PanelFrame } from '../../../web/ui/page/panel-frame.tsx'
import { anyClaim } from '../../../web/frame/session/claim.ts'
import { SessionGate } from '../../../web/frame/gate/session-gate.tsx'
import type { PanelShown, Showing } from './showing.ts'

const sessionOf = (given: string): Session => {
  let token: string | null = given
  return {
    token: () => token,
    start: (started) => void (token = started),
    startAnew: (started) => void (token = started),
    end: () => void (token = null),
    watch: () => () => undefined,
    knownDevices: { tokenOf: () => undefined, keep: () => undefined },
    lastAccount: { recall: () => null, remember: () => undefined, forget: () => undefined },
  }
}

const place = wholePage()

const appOf = (token: string, address = '/') =>
  createApp({
    apiRoot: new URL('/api', location.href).href,
    session: sessionOf(token),
    history: createMemoryHistory({ initialEntries: [address], v5Compat: true }),
    place,
  }).App

const panels: Record<PanelShown['panel'], ComponentType> = {
  employees: EmployeesPanel,
  shifts: ShiftsPanel,
  system: SystemPanel,
}

const Shown = ({ panel, company }: PanelShown) => {
  const Panel = panels[panel]
  const own = useScope()
  const scope: Scope = company === undefined ? own : { company, role: 'corporate1', capabilities: [] }
  return (
    <CompanyScope value={scope}>
      <PanelFrame>
        <Panel />
      </PanelFrame>
    </CompanyScope>
  )
}

const show = (content: ReactNode) =>
  createRoot(document.body.appendChild(document.createElement('div'))).render(content)

const showing = JSON.parse(decodeURIComponent(location.hash.slice(1))) as Showing
if ('apps' in showing) {
  const apps = showing.apps.map(({ token, address }) => appOf(token, address))
  show(
    <div className="columns">
      {apps.map((App, index) => (
        <section key={index} aria-label={`Sütun ${index + 1}`}>
          <App>
            <AppRoutes isFramed={false} />
          </App>
        </section>
      ))}
    </div>,
  )
} else {
  const App = appOf(showing.token)
  show(
    <main>
      <h1>Başka bir sayfa</h1>
      <App>
        <SessionGate area="company" claim={anyClaim}>
          <div className="columns">
            {showing.panels.map((shown, index) => (
              <section key={index} aria-label={`Sütun ${index + 1}`}>
                <Shown {...shown} />
              </section>
            ))}
          </div>
        </SessionGate>
      </App>
    </main>,
  )
}
