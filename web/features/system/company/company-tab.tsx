import { makeStyles, Subtitle1, Text, tokens } from '@fluentui/react-components'
import { fieldLabels } from '../../../../src/texts/kernel/field-labels.ts'
import { type CompanySettings, useGetCompanySettingsQuery } from '../../../api/generated-panels.ts'
import { ActivityBadge } from '../../../ui/activity-badge.tsx'
import { formatInstantDay } from '../../../ui/words/dates.ts'
import { Facts } from '../../../ui/facts.tsx'
import { NotYet } from '../../../ui/states/not-yet.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { formatPhone } from '../../../ui/words/phone.ts'
import { useCan, useCompany, useScope } from '../../../frame/scope/company-scope.ts'
import { CompanyForm } from './company-form.tsx'
import { CompanyLogo } from './company-logo.tsx'
import { CompanySignInLink } from './company-sign-in-link.tsx'
import { later } from '../../../frame/later.tsx'
import { Skeleton } from '../../../ui/states/skeletons.tsx'

const RetentionPanel = later(async () => (await import('./retention-panel.tsx')).RetentionPanel, <Skeleton />)

const useTitleStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', columnGap: '16px' },
  names: { display: 'grid', rowGap: '4px', justifyItems: 'start' },
  quiet: { color: tokens.colorNeutralForeground3 },
})

const CompanyTitle = ({ settings }: { settings: CompanySettings }) => {
  const styles = useTitleStyles()
  const { id, name, slug, logo_url, is_active, created_at } = settings
  return (
    <div className={styles.root}>
      <CompanyLogo key={logo_url} companyId={id} url={logo_url} />
      <div className={styles.names}>
        <Subtitle1 as="h2">{name}</Subtitle1>
        <Text size={200} className={styles.quiet}>
          {slug} · Kayıt tarihi: {formatInstantDay(created_at)}
        </Text>
        <ActivityBadge isActive={is_active} />
      </div>
    </div>
  )
}

const notGiven = 'Belirtilmemiş'

const CompanyFacts = ({ settings: { tax_number, phone, address } }: { settings: CompanySettings }) => (
  <Facts
    facts={[
      [fieldLabels.phone, phone ? formatPhone(phone) : notGiven],
      [fieldLabels.street, address.street || notGiven],
      [fieldLabels.district, address.district || notGiven],
      [fieldLabels.city, address.city || notGiven],
      [fieldLabels.postalCode, address.postal_code || notGiven],
      [fieldLabels.taxNumber, tax_number ?? notGiven],
    ]}
  />
)

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 760px)',
    alignItems: 'start',
    gap: '16px',
    '@container (min-width: 1200px)': { gridTemplateColumns: 'minmax(0, 760px) minmax(0, 560px)' },
  },
})

export const CompanyTab = () => {
  const styles = useStyles()
  const {
    data: settings,
    error,
    isFetching,
    refetch,
  } = useGetCompanySettingsQuery(useCompany(), { refetchOnMountOrArgChange: true })
  const mayWrite = useCan('writeSettings')
  const isManager = useCan('manageEmployees')
  const isFirm = useScope().company.type === 'corporate'
  if (settings === undefined)
    return <NotYet query={{ error, isFetching, refetch }} failure="Ayarlar yüklenirken hata oluştu" shape="picture" />
  return (
    <div className={styles.root}>
      <Panel as="section">
        <CompanyTitle settings={settings} />
        {mayWrite ? <CompanyForm settings={settings} /> : <CompanyFacts settings={settings} />}
      </Panel>
      {isManager && <CompanySignInLink name={settings.name} slug={settings.slug} />}
      {mayWrite && isFirm && <RetentionPanel />}
    </div>
  )
}
