import { Button, makeStyles, Subtitle1, Text } from '@fluentui/react-components'
import { contributionLabel } from '../../../../src/texts/contributions/labels.ts'
import { sinceDay } from '../../../../src/texts/kernel/long-dates.ts'
import {
  type GetContributionApiResponse,
  useGetContributionQuery,
  useWithdrawContributionMutation,
} from '../../../api/generated-contributions.ts'
import { useConfirmed } from '../../../frame/forms/use-confirmed.ts'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { useDialog } from '../../../ui/dialogs/use-dialog.ts'
import { colors } from '../../../ui/colors.ts'
import { PageActions } from '../../../ui/page/page.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { NotYet } from '../../../ui/states/not-yet.tsx'
import { ContributionDialog } from './contribution-dialog.tsx'
import { MonthNumbers } from './month-numbers.tsx'

const useStyles = makeStyles({
  title: { margin: 0 },
  facts: { display: 'grid', rowGap: '4px' },
  amount: { fontSize: '20px', lineHeight: '28px', fontWeight: 650, fontVariantNumeric: 'tabular-nums' },
  next: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px 16px' },
  past: { margin: 0, paddingInlineStart: '20px', color: colors.ink2 },
})

type Term = GetContributionApiResponse['terms'][number]

const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase('tr') + text.slice(1)
const since = (term: Term): string => `${sinceDay(term.first_day)} beri ${contributionLabel(term)}`

/** What people contribute, and the numbers of closed months (rule H4). */
export const ContributionTab = () => {
  const styles = useStyles()
  const { companyId } = useCompany()
  const query = useGetContributionQuery({ companyId }, { refetchOnMountOrArgChange: true })
  const { open, show, close } = useDialog<'change' | 'withdraw'>()
  if (query.data === undefined) return <NotYet query={query} failure="Katkı payı yüklenemedi" />
  const { terms } = query.data
  const current = terms.find(({ state }) => state === 'current')
  const next = terms.find(({ state }) => state === 'next')
  const past = terms.filter(({ state }) => state === 'past')
  return (
    <>
      <PageActions>
        <Button appearance="primary" onClick={() => show('change')}>
          {current === undefined && next === undefined ? 'Katkı payı belirle' : 'Katkı payını değiştir'}
        </Button>
      </PageActions>
      <Panel as="section">
        <Subtitle1 as="h2" className={styles.title}>
          Personel katkı payı
        </Subtitle1>
        <div className={styles.facts}>
          {current === undefined || current.kind === 'none' ? (
            <Text>Çalışanlardan katkı payı alınmıyor.</Text>
          ) : (
            <>
              <span className={styles.amount}>{capitalized(contributionLabel(current))}</span>
              <Text>{`${sinceDay(current.first_day)} beri`}</Text>
            </>
          )}
        </div>
        {next !== undefined && (
          <div className={styles.next}>
            <Text>{`${sinceDay(next.first_day)} itibaren ${contributionLabel(next)}. Çalışanlara bildirildi.`}</Text>
            <Button onClick={() => show('withdraw')}>Değişiklikten vazgeç</Button>
          </div>
        )}
        {past.length > 0 && (
          <ul className={styles.past} aria-label="Önceki katkı payları">
            {past.map((term) => (
              <li key={term.first_day}>{since(term)}</li>
            ))}
          </ul>
        )}
      </Panel>
      <MonthNumbers terms={terms} />
      {open === 'change' && <ContributionDialog next={next} onClose={close} />}
      {open === 'withdraw' && next !== undefined && <WithdrawDialog next={next} onClose={close} />}
    </>
  )
}

const WithdrawDialog = ({ next, onClose }: { next: Term; onClose: () => void }) => {
  const { companyId } = useCompany()
  const [withdraw, { isLoading }] = useWithdrawContributionMutation()
  const { problem, onYes } = useConfirmed(() => withdraw({ companyId }), 'Vazgeçilemedi', onClose, {
    banner: 'Değişiklikten vazgeçildi, çalışanlara bildiriliyor',
  })
  return (
    <ConfirmDialog
      title="Değişiklikten vazgeçilsin mi?"
      yes="Vazgeç ve bildir"
      no="Kapat"
      isBusy={isLoading}
      problem={problem}
      onYes={onYes}
      onNo={onClose}
    >
      <Text>{`${sinceDay(next.first_day)} itibaren ${contributionLabel(next)} olmayacak. Bütün çalışanlara bildirilir.`}</Text>
    </ConfirmDialog>
  )
}
