import { Button, makeStyles } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { daysBetween } from '../../../../src/core/shared/rules.ts'
import { companyTypeLabels } from '../../../../src/texts/access/labels.ts'
import { type PlatformOverview, useGetPlatformOverviewQuery } from '../../../api/generated-admin.ts'
import { colors } from '../../../ui/colors.ts'
import { dayOf, formatDate, todayIn } from '../../../ui/words/dates.ts'
import { type Figure, FigureCards } from '../../../ui/figure-cards.tsx'
import { NotYet } from '../../../ui/states/not-yet.tsx'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { Page, PageActions } from '../../../ui/page/page.tsx'
import { ApplicationDays } from './application-days.tsx'
import { BackupNotice, lastBackupText } from './last-backup.tsx'
import { RecentApplications } from './recent-applications.tsx'
import { StatusDonut } from './status-donut.tsx'

const useStyles = makeStyles({
  charts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    '@container (min-width: 868px)': { gridTemplateColumns: 'minmax(0, 364px) minmax(0, 1fr)' },
  },
  today: { color: colors.ink3 },
})

const percentOf = (part: number, whole: number): string =>
  part > 0 && part / whole < 0.005 ? '<%1' : `%${whole === 0 ? 0 : Math.round((part / whole) * 100)}`

const waitingSince = (instant: string | null): string => {
  if (instant === null) return 'sizi bekleyen yok'
  const days = daysBetween(dayOf(instant), todayIn())
  return days === 0 ? 'en eskisi bugün geldi' : `en eskisi ${days} gündür`
}

const figuresOf = (overview: PlatformOverview): Figure[] => {
  const { pending_applications: pending, waiting_applications: waiting, application_counts: counts } = overview
  const all = counts.pending + counts.approved + counts.rejected
  const { corporate, catering, supplier } = overview.companies_by_type
  const opened = overview.opened_last_30_days
  return [
    {
      label: 'Bekleyen başvuru',
      value: formatNumber(pending),
      meaning: `${formatNumber(waiting)} tanesi sizde · ${waitingSince(overview.oldest_waiting_at)}`,
      trend: { text: `${percentOf(pending, all)} · ${formatNumber(all)} başvuruda`, isUp: false },
    },
    {
      label: 'Aktif şirket',
      value: formatNumber(overview.active_companies),
      meaning: `${formatNumber(corporate)} ${companyTypeLabels.corporate.toLocaleLowerCase('tr')} · ${formatNumber(catering)} catering · ${formatNumber(supplier)} ${companyTypeLabels.supplier.toLocaleLowerCase('tr')}`,
    },
    {
      label: 'Pasif şirket',
      value: formatNumber(overview.passive_companies),
      meaning: 'kullanıcıları giriş yapamaz',
    },
    {
      label: 'Tüm şirketler',
      value: formatNumber(overview.total_companies),
      meaning: 'aktif ve pasif',
      trend: { text: opened === 0 ? '30 günde yeni yok' : `30 günde +${formatNumber(opened)}`, isUp: opened > 0 },
    },
  ]
}

/** Pending applications come first and stay there during the visit; without any, the page starts with its figures. */
const Overview = ({ overview }: { overview: PlatformOverview }) => {
  const styles = useStyles()
  const [isWaiting] = useState(overview.application_counts.pending > 0)
  const applications = <RecentApplications {...overview} />
  return (
    <>
      {overview.backup && <BackupNotice {...overview.backup} />}
      {isWaiting && applications}
      <FigureCards figures={figuresOf(overview)} />
      <div className={styles.charts}>
        <StatusDonut {...overview} />
        <ApplicationDays days={overview.applications_by_day} />
      </div>
      {!isWaiting && applications}
    </>
  )
}

export const OverviewPage = () => {
  const styles = useStyles()
  const navigate = useNavigate()
  const query = useGetPlatformOverviewQuery(undefined, { refetchOnMountOrArgChange: true })
  const { data: overview } = query
  return (
    <Page
      title="Genel bakış"
      facts={
        <span className={styles.today}>
          {[formatDate(todayIn(), 'long'), ...(overview?.backup ? [lastBackupText(overview.backup)] : [])].join(' · ')}
        </span>
      }
    >
      <PageActions>
        <Button
          icon={<AddRegular />}
          onClick={() => void navigate('/admin/companies', { state: { opensCompany: true } })}
        >
          Şirket aç
        </Button>
      </PageActions>
      {overview === undefined ? (
        <NotYet query={query} failure="Dashboard verileri yüklenemedi" shape="dashboard" />
      ) : (
        <Overview overview={overview} />
      )}
    </Page>
  )
}
