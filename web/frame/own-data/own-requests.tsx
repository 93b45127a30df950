import { Button, makeStyles, Text } from '@fluentui/react-components'
import { Badge } from '../../ui/badge.tsx'
import { useState } from 'react'
import { privacyRequestLabels, privacyStateLabels } from '../../../src/texts/privacy/labels.ts'
import {
  type PrivacyRequest,
  useCreatePrivacyRequestMutation,
  useListOwnPrivacyRequestsQuery,
  useWithdrawPrivacyRequestMutation,
} from '../../api/generated-privacy.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { colors } from '../../ui/colors.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { NotYet } from '../../ui/states/not-yet.tsx'
import { formatDate, formatInstantDay } from '../../ui/words/dates.ts'
import { useBanner } from '../banners/use-banner.ts'
import { useConfirmed } from '../forms/use-confirmed.ts'
import { useOneself } from '../scope/use-oneself.ts'

const useStyles = makeStyles({
  list: { display: 'grid', rowGap: '12px', margin: 0, padding: 0, listStyleType: 'none' },
  item: { display: 'grid', rowGap: '4px' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  facts: { color: colors.ink2, fontSize: '13px', overflowWrap: 'anywhere' },
  button: { justifySelf: 'start' },
})

const stateColors = { open: 'warning', done: 'success', refused: 'danger', withdrawn: 'informative' } as const

const factsOf = ({ state, asked_on, due_on, decided_at }: PrivacyRequest): string =>
  state === 'open' || decided_at === null
    ? `${formatDate(asked_on)} tarihinde iletildi, en geç ${formatDate(due_on)} tarihinde yanıtlanır`
    : `${formatDate(asked_on)} tarihinde iletildi, ${formatInstantDay(decided_at)} tarihinde sonuçlandı`

const OwnRequest = ({ request }: { request: PrivacyRequest }) => {
  const styles = useStyles()
  const oneself = useOneself()
  const [withdraw, { isLoading }] = useWithdrawPrivacyRequestMutation()
  const report = useBanner('withdrawPrivacyRequest')
  const { id, kind, state, answer } = request
  return (
    <li className={styles.item}>
      <span className={styles.head}>
        <strong>{privacyRequestLabels[kind]}</strong>
        <Badge color={stateColors[state]}>{privacyStateLabels[state]}</Badge>
      </span>
      <span className={styles.facts}>{factsOf(request)}</span>
      {answer !== null && <span className={styles.facts}>Yanıt: {answer}</span>}
      {state === 'open' && (
        <BusyButton
          className={styles.button}
          isBusy={isLoading}
          aria-label={`${privacyRequestLabels[kind]}: geri çek`}
          onClick={() =>
            void report(withdraw({ ...oneself, requestId: id }), {
              success: 'Talebiniz geri çekildi',
              failure: 'Talebiniz geri çekilemedi',
            })
          }
        >
          Geri çek
        </BusyButton>
      )}
    </li>
  )
}

const ErasureDialog = ({ onClose }: { onClose: () => void }) => {
  const oneself = useOneself()
  const [ask, { isLoading }] = useCreatePrivacyRequestMutation()
  const confirmed = useConfirmed(
    () => ask({ ...oneself, body: { kind: 'erasure' } }),
    'Talebiniz iletilemedi',
    onClose,
    { banner: 'Silme talebiniz yöneticilerinize iletildi' },
  )
  return (
    <ConfirmDialog
      title="Verilerimin silinmesini iste"
      yes="Talebi ilet"
      isDanger
      isBusy={isLoading}
      {...confirmed}
      onNo={onClose}
    >
      <Text>
        Talebiniz yöneticilerinize iletilir; en geç 30 gün içinde yanıtlanır. Kabul edilirse hesabınız kalıcı olarak
        silinir, gelecek seçimleriniz iptal olur ve bir daha giriş yapamazsınız. Yanıtlanana kadar geri çekebilirsiniz.
        Verilerinizi önce indirmek isteyebilirsiniz.
      </Text>
    </ConfirmDialog>
  )
}

/** What somebody asked about their data, and asking for its erasure (rule D3). */
export const OwnRequests = () => {
  const styles = useStyles()
  const query = useListOwnPrivacyRequestsQuery(useOneself())
  const [isAsking, setAsking] = useState(false)
  const requests = query.data?.requests
  if (requests === undefined) return <NotYet query={query} failure="Talepleriniz yüklenemedi" shape="lines" />
  return (
    <>
      {requests.length > 0 && (
        <ul className={styles.list}>
          {requests.map((request) => (
            <OwnRequest key={request.id} request={request} />
          ))}
        </ul>
      )}
      {!requests.some(({ kind, state }) => kind === 'erasure' && state === 'open') && (
        <Button className={styles.button} onClick={() => setAsking(true)}>
          Silinmesini iste
        </Button>
      )}
      {isAsking && <ErasureDialog onClose={() => setAsking(false)} />}
    </>
  )
}
