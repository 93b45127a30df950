import { Button, makeStyles, Subtitle2, Text } from '@fluentui/react-components'
import { Badge } from '../../ui/badge.tsx'
import { fieldLabels } from '../../../src/texts/kernel/field-labels.ts'
import type { CompanyCard } from '../../api/generated.ts'
import { addressLine } from '../../domain/companies/address-line.ts'
import { colors } from '../../ui/colors.ts'
import { formatInstantDay } from '../../ui/words/dates.ts'
import { Facts } from '../../ui/facts.tsx'
import { Panel } from '../../ui/panel.tsx'
import { formatPhone } from '../../ui/words/phone.ts'
import { useCan } from '../../frame/scope/company-scope.ts'
import { useSuppliersAddress } from './suppliers-address.ts'

const useStyles = makeStyles({
  head: { display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: '8px' },
  names: { display: 'grid', minWidth: 0 },
  badge: { flexShrink: 0 },
  quiet: { color: colors.ink3 },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: 'auto', ':empty': { display: 'none' } },
  button: { flexGrow: 1 },
})

export const SupplierCard = ({ company }: { company: CompanyCard }) => {
  const styles = useStyles()
  const mayOrder = useCan('manageOrders')
  const { openStore, openPartnership } = useSuppliersAddress()
  const { id, name, slug, phone, partnership_id: partnershipId } = company
  return (
    <Panel as="li">
      <div className={styles.head}>
        <div className={styles.names}>
          <Subtitle2 as="h2">{name}</Subtitle2>
          <Text size={200} className={styles.quiet}>
            {slug}
          </Text>
        </div>
        {company.is_partner && (
          <Badge className={styles.badge} color="success">
            Anlaşmalı
          </Badge>
        )}
      </div>
      <Facts
        facts={[
          [fieldLabels.address, addressLine(company.address) || '—'],
          [fieldLabels.phone, phone === null ? '—' : formatPhone(phone)],
          ['Kayıt tarihi', formatInstantDay(company.created_at)],
        ]}
      />
      <div className={styles.buttons}>
        {partnershipId !== null && (
          <Button
            className={styles.button}
            aria-label={`${name}: anlaşma`}
            onClick={() => openPartnership(partnershipId)}
          >
            Anlaşma
          </Button>
        )}
        {mayOrder && (
          <Button
            appearance="primary"
            className={styles.button}
            aria-label={`${name}: mağazaya git`}
            onClick={() => openStore(id)}
          >
            Mağazaya git
          </Button>
        )}
      </div>
    </Panel>
  )
}
