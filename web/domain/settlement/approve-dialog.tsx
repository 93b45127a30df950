import { Text } from '@fluentui/react-components'
import { formatLira } from '../../../src/texts/kernel/amounts.ts'
import { type Statement, useApproveStatementMutation } from '../../api/generated-settlement.ts'
import { useConfirmed } from '../../frame/forms/use-confirmed.ts'
import { useCompany } from '../../frame/scope/company-scope.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { formatNumber } from '../../ui/words/numbers.ts'
import { periodOf } from './statement-texts.ts'

/** Approves the figures as they were when it opened; the server refuses if they have changed since. */
export const ApproveDialog = ({ statement, onClose }: { statement: Statement; onClose: () => void }) => {
  const [approve, { isLoading }] = useApproveStatementMutation()
  const company = useCompany()
  const { id, version, partner, portions, totals, partner_approval } = statement
  const period = periodOf(statement)
  const confirmed = useConfirmed(
    () => approve({ ...company, statementId: id, body: { version } }),
    'Mutabakat onaylanamadı',
    onClose,
    {
      banner: ({ is_agreed }) =>
        is_agreed
          ? `${partner.name} ile ${period} için mutabık kalındı`
          : `Onayınız verildi, ${partner.name} bekleniyor`,
      isContested: true,
    },
  )
  return (
    <ConfirmDialog title={`${period} onaylansın mı?`} yes="Onayla" isBusy={isLoading} {...confirmed} onNo={onClose}>
      <Text>
        {`${partner.name} · ${formatNumber(portions)} porsiyon, KDV dâhil `}
        <b>{formatLira(totals.total)}</b>
      </Text>
      <Text>
        {partner_approval.at === null
          ? 'İki taraf da onaylayınca dönem kapanır ve bir daha değişmez.'
          : `${partner.name} onayladı; onayınızla dönem kapanır ve bir daha değişmez.`}
      </Text>
    </ConfirmDialog>
  )
}
