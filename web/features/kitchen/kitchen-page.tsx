import { Button, makeStyles, Text } from '@fluentui/react-components'
import { Badge } from '../../ui/badge.tsx'
import { ArrowLeftRegular } from '@fluentui/react-icons'
import { useNavigate } from 'react-router-dom'
import { accessTexts } from '../../../src/texts/access/access-texts.ts'
import { useListKitchenShiftsQuery } from '../../api/generated.ts'
import { colors } from '../../ui/colors.ts'
import { AccessErrorCard } from '../../frame/gate/access-error-card.tsx'
import { PageSkeleton, Skeleton } from '../../ui/states/skeletons.tsx'
import { Page } from '../../ui/page/page.tsx'
import { loadProblem, statusOf } from '../../ui/words/problem-text.ts'
import { useArrived } from '../../ui/use-arrived.ts'
import { useCan } from '../../frame/scope/company-scope.ts'
import { UnreachableCard } from '../../frame/gate/unreachable-card.tsx'
import { usePanelParams } from '../../ui/page/panel-frame.tsx'
import { TodayTab } from './today/today-tab.tsx'
import { useKitchen } from './use-kitchen.ts'
import { later } from '../../frame/later.tsx'

const StatisticsTab = later(async () => (await import('./statistics/statistics-tab.tsx')).StatisticsTab, <Skeleton />)
const RequestsTab = later(async () => (await import('./requests/requests-tab.tsx')).RequestsTab, <Skeleton />)
const MenuTab = later(async () => (await import('./menus/menu-tab.tsx')).MenuTab, <Skeleton />)
const MenuPage = later(async () => (await import('./menus/menu-page.tsx')).MenuPage, <Skeleton />)

const useStyles = makeStyles({
  facts: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', color: colors.ink3 },
})

/** A caterer's kitchen for one firm; `corporates` is the address of the list it was opened from. */
export const KitchenPage = ({ corporates }: { corporates: string }) => {
  const styles = useStyles()
  const navigate = useNavigate()
  const [params] = usePanelParams()
  const canOpen = useCan('readKitchen')
  const { data, error, refetch } = useListKitchenShiftsQuery(useKitchen(), { skip: !canOpen })
  const isArrived = useArrived(data !== undefined)
  const refusal = canOpen ? refusalIn(error) : accessTexts.forbidden
  const back = (
    <Button icon={<ArrowLeftRegular />} onClick={() => void navigate(corporates)}>
      Geri
    </Button>
  )
  if (refusal !== undefined) return <AccessErrorCard message={refusal}>{back}</AccessErrorCard>
  if (data === undefined || !isArrived) {
    return error === undefined ? (
      <PageSkeleton text="Mutfak paneli yükleniyor…" />
    ) : (
      <UnreachableCard text={loadProblem(error)} onRetry={refetch} />
    )
  }
  const shift = data.shifts.find(({ id }) => id === params.get('shift'))
  if (params.get('tab') === 'menu' && shift !== undefined)
    return <MenuPage corporate={data.corporate} shifts={data.shifts} shift={shift} />
  return (
    <Page
      before={back}
      title={`${data.corporate.name} Mutfak Paneli`}
      facts={
        <div className={styles.facts}>
          <Text>{`Yöneten: ${data.catering.name}`}</Text>
          <Badge color="success">Aktif Partnership</Badge>
        </div>
      }
      tabs={[
        { name: 'today', title: 'Bugün ve yarın', panel: <TodayTab corporate={data.corporate} shifts={data.shifts} /> },
        { name: 'statistics', title: 'İstatistikler', panel: <StatisticsTab shifts={data.shifts} /> },
        { name: 'requests', title: 'İstekler', panel: <RequestsTab /> },
        { name: 'menu', title: 'Menü yükleme', panel: <MenuTab shifts={data.shifts} /> },
      ]}
    />
  )
}

const refusals: Readonly<Record<string, string | undefined>> = {
  400: accessTexts.invalidAddress,
  403: accessTexts.forbidden,
  404: accessTexts.forbidden,
}

const refusalIn = (error: unknown): string | undefined => refusals[statusOf(error) ?? '']
