import { makeStyles, Subtitle2 } from '@fluentui/react-components'
import { companyTypeLabels, fieldLabels } from '../../../../src/texts/labels.ts'
import type { PlatformApplication } from '../../../api/generated-admin.ts'
import { formatInstant } from '../../../shared/dates.ts'
import { type Fact, Facts } from '../../../shared/facts.tsx'
import { Panel } from '../../../shared/panel.tsx'
import { formatPhone } from '../../../shared/phone.ts'
import { ApplicationStatusBadge } from '../application-status-badge.tsx'
import { DecisionButtons } from './decision-buttons.tsx'
import type { Decision } from './decision-dialog.tsx'

const useStyles = makeStyles({
  head: { display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: '8px', overflowWrap: 'anywhere' },
  foot: { marginTop: 'auto', ':empty': { display: 'none' } },
})

const modes = { new: 'Yeni şirket', existing: 'Kayıtlı şirkette hesap' } as const

/** Everything that the applicant sent. */
const factsOf = ({
  mode,
  status,
  applicant,
  company_info: company,
  created_at,
  updated_at,
  decided_by,
  notes,
}: PlatformApplication) => {
  const facts: Fact[] = [
    ['Başvuru türü', modes[mode]],
    ['Şirket türü', companyTypeLabels[company.type]],
  ]
  if (company.address !== null) facts.push([fieldLabels.address, company.address])
  if (company.contact_phone !== null) facts.push(['Şirket telefonu', company.contact_phone])
  facts.push(
    ['Başvuran', applicant.full_name],
    [fieldLabels.phone, formatPhone(applicant.phone)],
    [fieldLabels.email, applicant.email],
  )
  const { owner } = company
  if (owner !== null && (owner.phone !== applicant.phone || owner.full_name !== applicant.full_name))
    facts.push(['Şirket sahibi', `${owner.full_name} · ${formatPhone(owner.phone)} · ${owner.email}`])
  facts.push(['Geliş', formatInstant(created_at)])
  if (status !== 'pending') facts.push(['Karar', formatInstant(updated_at)])
  if (decided_by !== null) facts.push(['Karar veren', decided_by])
  if (notes !== null) facts.push(['Not', notes])
  return facts
}

type Props = { application: PlatformApplication; onDecide: (decision: Decision) => void }

export const ApplicationCard = ({ application, onDecide }: Props) => {
  const styles = useStyles()
  return (
    <Panel as="li">
      <div className={styles.head}>
        <Subtitle2 as="h2">{application.company_info.name}</Subtitle2>
        <ApplicationStatusBadge status={application.status} />
      </div>
      <Facts facts={factsOf(application)} />
      <div className={styles.foot}>
        <DecisionButtons application={application} onDecide={onDecide} />
      </div>
    </Panel>
  )
}
