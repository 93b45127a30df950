import { makeStyles, Subtitle2, Text } from '@fluentui/react-components'
import { Badge } from '../../../ui/badge.tsx'
import { fieldLabels } from '../../../../src/texts/kernel/field-labels.ts'
import type { CompanyCard } from '../../../api/generated.ts'
import { addressLine } from '../../../domain/companies/address-line.ts'
import { colors } from '../../../ui/colors.ts'
import { formatInstantDay } from '../../../ui/words/dates.ts'
import { type Fact, Facts } from '../../../ui/facts.tsx'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { Panel } from '../../../ui/panel.tsx'
import { FirmButtons } from './firm-buttons.tsx'
import { formatPhone } from '../../../ui/words/phone.ts'

const useStyles = makeStyles({
  head: { display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: '8px' },
  names: { display: 'grid', minWidth: 0 },
  badge: { flexShrink: 0 },
  quiet: { color: colors.ink3 },
  missing: { color: colors.danger, fontWeight: 600 },
})

type Props = {
  company: CompanyCard
  onOpen: (partnershipId: string) => void
}

export const CorporateCard = ({ company, onOpen }: Props) => {
  const styles = useStyles()
  const { partnership_id: partnershipId, daily_average: dailyAverage, missing_menu_days: missingDays } = company
  const registered: Fact = ['Kayıt tarihi', formatInstantDay(company.created_at)]
  const facts: Fact[] = company.is_partner
    ? [
        [fieldLabels.address, addressLine(company.address) || '—'],
        [fieldLabels.phone, company.phone === null ? '—' : formatPhone(company.phone)],
        registered,
        ['Çalışan', formatNumber(company.employee_count)],
      ]
    : [[fieldLabels.city, company.address.city || '—'], registered]
  if (dailyAverage !== null) facts.push(['Günlük ortalama', formatNumber(dailyAverage)])
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
          <Badge className={styles.badge} color="success">
            Anlaşmalı
          </Badge>
        )}
      </div>
      <Facts facts={facts} />
      {missingDays !== null && missingDays > 0 && (
        <Text className={styles.missing} title="Bugünden başlayarak 14 gün; her vardiya ayrı sayılır">
          {`${formatNumber(missingDays)} gün menüsüz`}
        </Text>
      )}
      {partnershipId !== null && (
        <FirmButtons name={company.name} id={company.id} onOpen={() => onOpen(partnershipId)} />
      )}
    </Panel>
  )
}
