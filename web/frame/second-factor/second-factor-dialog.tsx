import { Button, makeStyles, Text } from '@fluentui/react-components'
import { useState } from 'react'
import {
  type SecondFactor,
  useGetSecondFactorQuery,
  useRenewRecoveryCodesMutation,
  useSwitchOffSecondFactorMutation,
} from '../../api/generated.ts'
import { PlainDialog } from '../../ui/dialogs/plain-dialog.tsx'
import { Facts } from '../../ui/facts.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton } from '../../ui/states/skeletons.tsx'
import { formatInstant } from '../../ui/words/dates.ts'
import { prefixedProblem } from '../../ui/words/problem-text.ts'
import { NewPasskeyDialog } from './new-passkey-dialog.tsx'
import { PasskeyList } from './passkey-list.tsx'
import { ProofQuestion } from './proof-question.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { SetUpDialog } from './set-up-dialog.tsx'
import { secondFactorTitle as title } from './texts.ts'

const useStyles = makeStyles({ content: { display: 'grid', gridAutoRows: 'max-content', rowGap: '16px' } })

type Asked = 'renew' | 'switchOff' | 'passkey'

const Overview = ({
  factor: { since, recovery_codes_left: left, passkeys },
  onAsk,
  onClose,
}: {
  factor: SecondFactor
  onAsk: (asked: Asked) => void
  onClose: () => void
}) => (
  <PlainDialog
    title={title}
    className={useStyles().content}
    actions={
      <>
        <Button onClick={() => onAsk('switchOff')}>Kapat…</Button>
        <Button onClick={() => onAsk('renew')}>Yeni kurtarma kodları…</Button>
        <Button appearance="primary" onClick={onClose}>
          Tamam
        </Button>
      </>
    }
    onClose={onClose}
  >
    <Text>Açık: giriş yaparken şifrenizden sonra doğrulama uygulamanızdaki kod sorulur.</Text>
    <Facts
      facts={[
        ['Açıldığı tarih', since === null ? '' : formatInstant(since)],
        ['Kalan kurtarma kodu', left],
      ]}
    />
    <PasskeyList passkeys={passkeys} onAdd={() => onAsk('passkey')} />
  </PlainDialog>
)

/** Two-step verification of whoever is signed in, a person or an administrator. */
export const SecondFactorDialog = ({ onClose }: { onClose: () => void }) => {
  const { data, error, isFetching, refetch } = useGetSecondFactorQuery(undefined, { refetchOnMountOrArgChange: true })
  const [renew] = useRenewRecoveryCodesMutation()
  const [switchOff] = useSwitchOffSecondFactorMutation()
  const [codes, setCodes] = useState<readonly string[]>()
  const [asked, setAsked] = useState<Asked>()
  const back = () => setAsked(undefined)
  if (codes !== undefined) return <RecoveryCodesDialog codes={codes} onClose={onClose} />
  if (data === undefined)
    return (
      <PlainDialog title={title} actions={<Button onClick={onClose}>Vazgeç</Button>} onClose={onClose}>
        {error === undefined ? (
          <Skeleton shape="lines" />
        ) : (
          <ErrorState
            text={prefixedProblem(error, 'Durum alınamadı')}
            isBusy={isFetching}
            onRetry={() => void refetch()}
          />
        )}
      </PlainDialog>
    )
  if (!data.is_on) return <SetUpDialog onCodes={setCodes} onClose={onClose} />
  if (asked === 'renew')
    return (
      <ProofQuestion
        title="Yeni kurtarma kodları"
        text="Eski kurtarma kodlarınız geçersiz olur."
        submitText="Yeni kodlar ver"
        send={(proof) => renew({ body: proof })}
        onDone={({ recovery_codes }) => setCodes(recovery_codes)}
        onClose={back}
      />
    )
  if (asked === 'switchOff')
    return (
      <ProofQuestion
        title="İki adımlı doğrulamayı kapat"
        text="Bundan sonra yalnızca şifrenizle giriş yapılabilir. Uygulamadaki Tabldot kaydını ve kurtarma kodlarını silebilirsiniz."
        submitText="Kapat"
        isDanger
        banner="İki adımlı doğrulama kapatıldı"
        send={(proof) => switchOff({ body: proof })}
        onDone={onClose}
        onClose={back}
      />
    )
  if (asked === 'passkey') return <NewPasskeyDialog onDone={back} />
  return <Overview factor={data} onAsk={setAsked} onClose={onClose} />
}
