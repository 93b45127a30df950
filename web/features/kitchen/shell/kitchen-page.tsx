import { accessTexts } from '../../../../src/texts/access-texts.ts'
import { useListKitchenShiftsQuery } from '../../../api/generated.ts'
import { AddressTabs } from '../../../shared/address-tabs.tsx'
import { AccessErrorCard } from '../../../shared/feedback/access-error-card.tsx'
import { Loading } from '../../../shared/feedback/loading.tsx'
import { loadProblem, statusOf } from '../../../shared/problem-text.ts'
import { useCan } from '../../../shared/scope/company-scope.ts'
import { PanelFrame } from '../../../shared/scope/panel-frame.tsx'
import { UnreachableCard } from '../../../shared/session/unreachable-card.tsx'
import { MenuTab } from '../menus/menu-tab.tsx'
import { RequestsTab } from '../requests/requests-tab.tsx'
import { StatisticsTab } from '../statistics/statistics-tab.tsx'
import { useKitchen } from '../use-kitchen.ts'
import { BackButton } from './back-button.tsx'
import { KitchenHeader } from './kitchen-header.tsx'
import { useShellStyles } from './shell-styles.ts'

export const KitchenPage = () => {
  const styles = useShellStyles()
  const canOpen = useCan('readKitchen')
  const { data, error, refetch } = useListKitchenShiftsQuery(useKitchen(), { skip: !canOpen })
  const refusal = canOpen ? refusalIn(error) : accessTexts.forbidden

  if (refusal !== undefined) {
    return (
      <AccessErrorCard message={refusal}>
        <BackButton />
      </AccessErrorCard>
    )
  }
  if (data === undefined) {
    return error === undefined ? (
      <Loading text="Mutfak paneli yükleniyor…" />
    ) : (
      <UnreachableCard text={loadProblem(error)} onRetry={refetch} />
    )
  }
  return (
    <>
      <KitchenHeader corporate={data.corporate.name} catering={data.catering.name} />
      <main className={styles.main}>
        <PanelFrame isPage>
          <AddressTabs
            tabs={[
              { name: 'statistics', title: 'İstatistikler', panel: <StatisticsTab shifts={data.shifts} /> },
              { name: 'requests', title: 'İstekler', panel: <RequestsTab /> },
              { name: 'menu', title: 'Menü Yükleme', panel: <MenuTab shifts={data.shifts} /> },
            ]}
          />
        </PanelFrame>
      </main>
    </>
  )
}

const refusals: Readonly<Record<string, string | undefined>> = {
  400: accessTexts.invalidAddress,
  403: accessTexts.forbidden,
  404: accessTexts.forbidden,
}

const refusalIn = (error: unknown): string | undefined => refusals[statusOf(error) ?? '']
