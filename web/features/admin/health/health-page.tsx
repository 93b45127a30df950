import { Button, makeStyles, Subtitle2 } from '@fluentui/react-components'
import { ArrowClockwiseRegular } from '@fluentui/react-icons'
import { type PlatformHealth, useGetPlatformHealthQuery } from '../../../api/generated-admin.ts'
import { formatInstant } from '../../../ui/words/dates.ts'
import { type Fact, Facts } from '../../../ui/facts.tsx'
import { type Figure, FigureCards } from '../../../ui/figure-cards.tsx'
import { NotYet } from '../../../ui/states/not-yet.tsx'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { Page, PageActions } from '../../../ui/page/page.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { EmailsSection } from './emails-section.tsx'

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    alignItems: 'start',
    gap: '16px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@container (min-width: 868px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})

const units = ['bayt', 'kB', 'MB', 'GB', 'TB']

const sizeText = (bytes: number): string => {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), units.length - 1)
  return `${(bytes / 1024 ** power).toLocaleString('tr-TR', { maximumFractionDigits: power > 1 ? 1 : 0 })} ${units[power]}`
}

/** How long the oldest job has been due. */
const ageText = (instant: string | null): string => {
  if (instant === null) return 'bekleyen yok'
  const minutes = Math.floor((Date.now() - Date.parse(instant)) / 60_000)
  return minutes < 1 ? 'en eskisi bir dakikadan yeni' : `en eskisi ${formatNumber(minutes)} dakikadır`
}

const figuresOf = ({ jobs, database_bytes, sessions, last_backup_at }: PlatformHealth): Figure[] => [
  {
    label: 'Bekleyen iş',
    value: formatNumber(jobs.waiting),
    meaning: `${ageText(jobs.oldest_at)} · ${formatNumber(jobs.failing)} tanesi hata aldı`,
  },
  { label: 'Veritabanı', value: sizeText(database_bytes), meaning: 'diskteki büyüklüğü' },
  {
    label: 'Açık oturum',
    value: `${formatNumber(sessions.count)}${sessions.is_more ? '+' : ''}`,
    meaning: 'süresi dolmamış oturumlar',
  },
  {
    label: 'Son yedek',
    value: last_backup_at === null ? 'Yok' : formatInstant(last_backup_at),
    meaning: last_backup_at === null ? 'Tabldot yedek almadı' : 'verileri yedekte olan son an',
  },
]

const productOf = ({ version, started_at }: PlatformHealth): Fact[] => [
  ['Tabldot', version],
  ['Başlangıç', formatInstant(started_at)],
]

const databaseOf = ({ database_version, migrations, last_archived_at }: PlatformHealth): Fact[] => [
  ['PostgreSQL', database_version],
  ['Şema', `${formatNumber(migrations.count)} güncelleme`],
  ['Son güncelleme', migrations.last ?? '–'],
  ['WAL arşivi', last_archived_at === null ? 'yok' : formatInstant(last_archived_at)],
]

/** The health of the platform itself. */
export const HealthPage = () => {
  const styles = useStyles()
  const query = useGetPlatformHealthQuery(undefined, { refetchOnMountOrArgChange: true })
  const { data: health } = query
  return (
    <Page title="Platform durumu">
      <PageActions>
        <Button
          icon={<ArrowClockwiseRegular />}
          disabledFocusable={query.isFetching}
          onClick={() => void query.refetch()}
        >
          Yenile
        </Button>
      </PageActions>
      {health === undefined ? (
        <NotYet query={query} failure="Platform durumu alınamadı" shape="figures" />
      ) : (
        <>
          <FigureCards figures={figuresOf(health)} />
          <div className={styles.columns}>
            <Panel as="section">
              <Subtitle2 as="h2">Sunucu</Subtitle2>
              <Facts facts={productOf(health)} />
            </Panel>
            <Panel as="section">
              <Subtitle2 as="h2">Veritabanı</Subtitle2>
              <Facts facts={databaseOf(health)} />
            </Panel>
          </div>
          <EmailsSection />
        </>
      )}
    </Page>
  )
}
