import { makeStyles, Subtitle1, Text, tokens } from '@fluentui/react-components'
import type { CompanySettings } from '../../../api/generated.ts'
import { ActivityBadge } from '../../../shared/activity-badge.tsx'
import { formatInstantDay } from '../../../shared/dates.ts'
import { CompanyLogo } from './company-logo.tsx'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', columnGap: '16px' },
  names: { display: 'grid', rowGap: '4px', justifyItems: 'start' },
  quiet: { color: tokens.colorNeutralForeground3 },
})

export const CompanyTitle = ({ settings }: { settings: CompanySettings }) => {
  const styles = useStyles()
  const { id, name, slug, logo_url, is_active, created_at } = settings
  return (
    <div className={styles.root}>
      <CompanyLogo key={logo_url} companyId={id} url={logo_url} />
      <div className={styles.names}>
        <Subtitle1 as="h2">{name}</Subtitle1>
        <Text size={200} className={styles.quiet}>
          {slug} · Kayıt: {formatInstantDay(created_at)}
        </Text>
        <ActivityBadge isActive={is_active} />
      </div>
    </div>
  )
}
