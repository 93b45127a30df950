import { Button, makeStyles, Subtitle2 } from '@fluentui/react-components'
import { Badge } from '../../../ui/badge.tsx'
import { companyTypeLabels } from '../../../../src/texts/access/labels.ts'
import { fieldLabels } from '../../../../src/texts/kernel/field-labels.ts'
import type { PlatformCompany } from '../../../api/generated-admin.ts'
import { ActivityBadge } from '../../../ui/activity-badge.tsx'
import { addressLine } from '../../../domain/companies/address-line.ts'
import { formatInstantDay } from '../../../ui/words/dates.ts'
import { Facts } from '../../../ui/facts.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { peopleText } from './people-text.ts'

const useStyles = makeStyles({
  head: { display: 'grid', rowGap: '8px', overflowWrap: 'anywhere' },
  badges: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: 'auto' },
})

type Props = { company: PlatformCompany; onActivity: (company: PlatformCompany) => void }

export const CompanyCard = ({ company, onActivity }: Props) => {
  const styles = useStyles()
  const { id, name, type, slug, tax_number, phone, is_active, created_at } = company
  const verb = is_active ? 'Pasifleştir' : 'Aktifleştir'
  return (
    <Panel as="li">
      <div className={styles.head}>
        <Subtitle2 as="h2">{name}</Subtitle2>
        <span className={styles.badges}>
          <Badge color="informative">{companyTypeLabels[type]}</Badge>
          <ActivityBadge isActive={is_active} />
        </span>
      </div>
      <Facts
        facts={[
          ['Kısa ad', slug],
          [fieldLabels.taxNumber, tax_number ?? 'Belirtilmemiş'],
          [fieldLabels.phone, phone ?? 'Belirtilmemiş'],
          [fieldLabels.address, addressLine(company.address) || 'Belirtilmemiş'],
          ['Kullanıcılar', peopleText(company)],
          ['Kayıt tarihi', formatInstantDay(created_at)],
        ]}
      />
      <div className={styles.buttons}>
        <LinkButton to={`/admin/companies/${id}`} label={`${name}: detay`}>
          Detay
        </LinkButton>
        <Button
          appearance="subtle"
          aria-label={`${name}: ${verb.toLocaleLowerCase('tr')}`}
          onClick={() => onActivity(company)}
        >
          {verb}
        </Button>
      </div>
    </Panel>
  )
}
