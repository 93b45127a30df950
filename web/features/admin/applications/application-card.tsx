import { makeStyles, mergeClasses, Subtitle2 } from '@fluentui/react-components'
import { companyTypeLabels } from '../../../../src/texts/access/labels.ts'
import { fieldLabels } from '../../../../src/texts/kernel/field-labels.ts'
import type { PlatformApplication } from '../../../api/generated-admin.ts'
import { colors } from '../../../ui/colors.ts'
import { formatInstant } from '../../../ui/words/dates.ts'
import { type Fact, Facts } from '../../../ui/facts.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { formatPhone } from '../../../ui/words/phone.ts'
import { CardBox } from '../../../ui/lists/selection/card-box.tsx'
import { SameTaxNumber } from '../same-tax-number.tsx'
import { ApplicationStatusBadge } from '../application-status-badge.tsx'
import { DecisionButtons } from './decision-buttons.tsx'
import type { Decision } from './decision-dialog.tsx'

const useStyles = makeStyles({
  head: { display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: '8px', overflowWrap: 'anywhere' },
  name: { marginRight: 'auto', minWidth: 0 },
  selected: { outline: `2px solid ${colors.brand}`, outlineOffset: '-1px' },
  foot: { marginTop: 'auto', ':empty': { display: 'none' } },
})

const modes = { new: 'Yeni şirket', existing: 'Kayıtlı şirkette hesap' } as const

/** Everything the applicant submitted. */
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
  if (company.tax_number !== null || mode === 'new')
    facts.push([fieldLabels.taxNumber, company.tax_number ?? 'Belirtilmemiş'])
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

/** Administrators only decide about new companies; other applications are decided by their company. */
export const waitsForAdministrator = ({ mode, status }: PlatformApplication): boolean =>
  mode === 'new' && status === 'pending'

export type CardActions = {
  onDecide: (decision: Decision) => void
  isSelected: (id: string) => boolean
  onToggle: (application: PlatformApplication, isRange: boolean) => void
}

export const ApplicationCard = ({
  application,
  onDecide,
  isSelected,
  onToggle,
}: { application: PlatformApplication } & CardActions) => {
  const styles = useStyles()
  const { id, company_info, same_tax_number, status } = application
  const isWaiting = waitsForAdministrator(application)
  const isChosen = isWaiting && isSelected(id)
  return (
    <Panel as="li" className={mergeClasses(isChosen && styles.selected)}>
      <div className={styles.head}>
        {isWaiting && (
          <CardBox
            label={`${company_info.name}: seç`}
            isChecked={isChosen}
            onChange={(isRange) => onToggle(application, isRange)}
          />
        )}
        <Subtitle2 as="h2" className={styles.name}>
          {company_info.name}
        </Subtitle2>
        <ApplicationStatusBadge status={status} />
      </div>
      <Facts facts={factsOf(application)} />
      <SameTaxNumber companies={same_tax_number} />
      <div className={styles.foot}>
        <DecisionButtons application={application} onDecide={onDecide} />
      </div>
    </Panel>
  )
}
