import { Badge, makeStyles, Subtitle2, Text, tokens } from '@fluentui/react-components'
import { Link } from 'react-router-dom'
import { fieldLabels } from '../../../src/texts/labels.ts'
import type { Address, CompanyCard } from '../../api/generated.ts'
import { formatInstantDay } from '../../shared/dates.ts'
import { type Fact, Facts } from '../../shared/facts.tsx'
import { formatNumber } from '../../shared/numbers.ts'
import { Panel } from '../../shared/panel.tsx'
import { formatPhone } from '../../shared/phone.ts'
import { useCan, useScope } from '../../shared/scope/company-scope.ts'
import { useProfile } from '../../shared/session/profile-context.ts'

const useStyles = makeStyles({
  head: { display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: '8px' },
  names: { display: 'grid' },
  badge: { flexShrink: 0 },
  quiet: { color: tokens.colorNeutralForeground3 },
  detail: {
    display: 'grid',
    placeItems: 'center',
    minHeight: '36px',
    marginTop: 'auto',
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
    borderRadius: tokens.borderRadiusMedium,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
})

const addressLine = ({ street, postal_code, district, city }: Address): string =>
  [street, [postal_code, [district, city].filter(Boolean).join('/')].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ')

/** Of ten employees eight eat on an average day. */
const dailyAverage = (employees: number): number => Math.floor((employees * 4) / 5)

export const CorporateCard = ({ company }: { company: CompanyCard }) => {
  const styles = useStyles()
  const { id: userId } = useProfile()
  const { company: catering } = useScope()
  const mayReadKitchen = useCan('readKitchen')
  const facts: Fact[] = [
    [fieldLabels.address, addressLine(company.address) || '—'],
    [fieldLabels.phone, company.phone === null ? '—' : formatPhone(company.phone)],
    ['Kayıt tarihi', formatInstantDay(company.created_at)],
    ['Çalışan', formatNumber(company.employee_count)],
  ]
  if (company.is_partner) facts.push(['Günlük ortalama', formatNumber(dailyAverage(company.employee_count))])
  return (
    <Panel as="li">
      <div className={styles.head}>
        <div className={styles.names}>
          <Subtitle2 as="h2">{company.name}</Subtitle2>
          <Text size={200} className={styles.quiet}>
            {company.slug}
          </Text>
        </div>
        {company.is_partner && (
          <Badge className={styles.badge} appearance="tint" color="success">
            Anlaşmalı
          </Badge>
        )}
      </div>
      <Facts facts={facts} />
      {company.is_partner && mayReadKitchen && (
        <Link
          className={styles.detail}
          aria-label={`${company.name}: Detay`}
          to={`/${catering.id}/${userId}/${company.id}/kitchen-dashboard`}
        >
          Detay
        </Link>
      )}
    </Panel>
  )
}
