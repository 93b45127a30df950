import { Badge, Button, makeStyles, Subtitle2, Text } from '@fluentui/react-components'
import { fieldLabels } from '../../../src/texts/kernel/field-labels.ts'
import type { CompanyCard, Partnership } from '../../api/generated.ts'
import { addressLine } from '../../domain/companies/address-line.ts'
import { colors } from '../../ui/colors.ts'
import { contractFacts } from '../../domain/partnerships/contract-facts.ts'
import { PartnershipMarks } from '../../domain/partnerships/partnership-marks.tsx'
import { formatInstantDay } from '../../ui/words/dates.ts'
import { type Fact, Facts } from '../../ui/facts.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { formatNumber } from '../../ui/words/numbers.ts'
import { Panel } from '../../ui/panel.tsx'
import { formatPhone } from '../../ui/words/phone.ts'
import { useCan, useScope } from '../../frame/scope/company-scope.ts'
import { useProfile } from '../../frame/session/profile-context.ts'

const useStyles = makeStyles({
  head: { display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: '8px' },
  names: { display: 'grid', minWidth: 0 },
  badge: { flexShrink: 0 },
  quiet: { color: colors.ink3 },
  missing: { color: colors.danger, fontWeight: 600 },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: 'auto' },
  button: { flexGrow: 1 },
})

type Props = {
  company: CompanyCard
  /** Known only in the list of partners. */
  partnership?: Partnership
  onOpen: (partnershipId: string) => void
}

export const CorporateCard = ({ company, partnership, onOpen }: Props) => {
  const styles = useStyles()
  const { id: userId } = useProfile()
  const { company: catering } = useScope()
  const mayReadKitchen = useCan('readKitchen')
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
  if (partnership !== undefined) facts.push(...contractFacts(partnership.contract))
  return (
    <Panel as="li">
      <div className={styles.head}>
        <div className={styles.names}>
          <Subtitle2 as="h2">{company.name}</Subtitle2>
          <Text size={200} className={styles.quiet}>
            {company.slug}
          </Text>
        </div>
        {partnership !== undefined ? (
          <PartnershipMarks partnership={partnership} />
        ) : (
          company.is_partner && (
            <Badge className={styles.badge} appearance="tint" color="success">
              Anlaşmalı
            </Badge>
          )
        )}
      </div>
      <Facts facts={facts} />
      {missingDays !== null && missingDays > 0 && (
        <Text className={styles.missing} title="Bugünden başlayarak 14 gün; her vardiya ayrı sayılır">
          {`${formatNumber(missingDays)} gün menüsüz`}
        </Text>
      )}
      {partnershipId !== null && (
        <div className={styles.buttons}>
          <Button
            className={styles.button}
            aria-label={`${company.name}: anlaşma`}
            onClick={() => onOpen(partnershipId)}
          >
            Anlaşma
          </Button>
          {mayReadKitchen && (
            <LinkButton
              className={styles.button}
              appearance="primary"
              label={`${company.name}: Detay`}
              to={`/${catering.id}/${userId}/${company.id}/kitchen-dashboard`}
            >
              Detay
            </LinkButton>
          )}
        </div>
      )}
    </Panel>
  )
}
