import { makeStyles, mergeClasses, Subtitle2 } from '@fluentui/react-components'
import { useState } from 'react'
import { companyTypeLabels } from '../../../../src/texts/access/labels.ts'
import { fieldLabels } from '../../../../src/texts/kernel/field-labels.ts'
import type { ApplicationStatus, PlatformApplication, PlatformOverview } from '../../../api/generated-admin.ts'
import { formatInstant } from '../../../ui/words/dates.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Segments } from '../../../ui/forms/segments.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { formatPhone } from '../../../ui/words/phone.ts'
import { Table } from '../../../ui/lists/table.tsx'
import { useTableStyles, wide } from '../../../ui/lists/table-styles.ts'
import { useDialog } from '../../../ui/dialogs/use-dialog.ts'
import { DecisionButtons } from '../applications/decision-buttons.tsx'
import { type Decision, DecisionDialog } from '../applications/decision-dialog.tsx'
import { ApplicationStatusBadge } from '../application-status-badge.tsx'

const groups = { pending: 'Bekleyen', approved: 'Onaylanan', rejected: 'Reddedilen', all: 'Tümü' } as const
type Group = ApplicationStatus | 'all'

const shown = 10

const useStyles = makeStyles({
  head: { justifyContent: 'space-between' },
  type: { width: '96px' },
  applicant: { width: '18%' },
  phone: { width: '136px' },
  came: { width: '144px' },
  scroller: { [wide]: { maxHeight: '480px', overflowY: 'auto' } },
})

const Row = ({
  application,
  onDecide,
}: {
  application: PlatformApplication
  onDecide: (decision: Decision) => void
}) => {
  const table = useTableStyles()
  const { company_info: company, applicant, created_at, status } = application
  return (
    <tr className={table.row}>
      <th scope="row" className={mergeClasses(table.firm, table.name)}>
        {company.name}
      </th>
      <td className={mergeClasses(table.cell, table.spare)} data-label="Tür">
        {companyTypeLabels[company.type]}
      </td>
      <td className={table.cell} data-label="Başvuran">
        {applicant.full_name}
      </td>
      <td className={mergeClasses(table.cell, table.number)} data-label={fieldLabels.phone}>
        {formatPhone(applicant.phone)}
      </td>
      <td className={mergeClasses(table.cell, table.number, table.spare)} data-label="Geliş">
        {formatInstant(created_at)}
      </td>
      <td className={table.actions}>
        <span className={table.buttons}>
          {status === 'pending' ? (
            <DecisionButtons application={application} onDecide={onDecide} />
          ) : (
            <ApplicationStatusBadge status={status} />
          )}
        </span>
      </td>
    </tr>
  )
}

type Props = Pick<
  PlatformOverview,
  'waiting_for_you' | 'recent_applications' | 'recent_by_status' | 'application_counts'
>

export const RecentApplications = ({
  waiting_for_you: waiting,
  recent_applications: newest,
  recent_by_status: byStatus,
  application_counts: counts,
}: Props) => {
  const table = useTableStyles()
  const styles = useStyles()
  const { open: decision, show, close } = useDialog<Decision>()
  const [group, setGroup] = useState<Group>('pending')
  /** Applications that companies decide themselves come after the administrator's own. */
  const pending = [...waiting, ...byStatus.pending.filter(({ mode }) => mode === 'existing')].slice(0, shown)
  const applications = { ...byStatus, pending, all: newest }[group]
  const columns = [
    { name: 'Şirket' },
    { name: 'Tür', width: styles.type, isSpare: true },
    { name: 'Başvuran', width: styles.applicant },
    { name: fieldLabels.phone, width: styles.phone },
    { name: 'Geliş', width: styles.came, isSpare: true },
  ]
  const total = counts.pending + counts.approved + counts.rejected
  return (
    <Panel as="section" className={table.frame}>
      <div className={mergeClasses(table.head, styles.head)}>
        <Subtitle2 as="h2">Son başvurular</Subtitle2>
        <Segments
          label={fieldLabels.status}
          isLabelHidden
          value={group}
          choices={(Object.keys(groups) as Group[]).map((value) => ({
            value,
            text: groups[value],
            count: value === 'all' ? total : counts[value],
          }))}
          onChange={setGroup}
        />
      </div>
      {applications.length === 0 ? (
        <EmptyState
          text={group === 'pending' ? 'Bekleyen başvuru yok.' : 'Bu filtreye uyan başvuru bulunamadı.'}
          drawing="messages"
        />
      ) : (
        <div className={styles.scroller}>
          <Table label="Son başvurular" columns={columns}>
            <tbody className={table.rows}>
              {applications.map((application) => (
                <Row key={application.id} application={application} onDecide={show} />
              ))}
            </tbody>
          </Table>
        </div>
      )}
      {decision !== undefined && <DecisionDialog decision={decision} onClose={close} />}
    </Panel>
  )
}
