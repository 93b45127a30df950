import { Text } from '@fluentui/react-components'
import { useState } from 'react'
import { type ResetEmployeePasswordsApiResponse, useResetEmployeePasswordsMutation } from '../../../api/generated.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { useRepeatable } from '../../../frame/forms/use-repeatable.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { useConfirmed } from '../../../frame/forms/use-confirmed.ts'
import { IssuedPasswords } from './issued-passwords.tsx'
import { SecretDialog } from '../../../ui/dialogs/secret-dialog.tsx'

/** The server's limit for one request. */
const maxNamed = 2000

const title = 'Yeni şifre ver'

type ResultProps = { result: ResetEmployeePasswordsApiResponse; onClose: () => void }

/** While nothing has been saved, closing is only a secondary action; the second time, it closes anyway. */
const closeButtons = (onClose: () => void) =>
  ({
    kept: undefined,
    new: { text: 'Kapat', appearance: 'secondary' },
    leaving: { text: 'Yine de kapat', appearance: 'secondary', onClick: onClose },
  }) as const

const Issued = ({ result: { users, refused, has_more, expires_at }, onClose }: ResultProps) => {
  const [state, setState] = useState<'kept' | 'new' | 'leaving'>(users.length === 0 ? 'kept' : 'new')
  return (
    <SecretDialog
      title={title}
      onClose={() => (state === 'kept' ? onClose() : setState('leaving'))}
      closeButton={closeButtons(onClose)[state]}
    >
      <Text role="status">{`${formatNumber(users.length)} kişiye yeni tek kullanımlık şifre verildi.`}</Text>
      {has_more && <Text>Bir kerede bu kadar verilir; dağıttıktan sonra kalanlara da verin.</Text>}
      {users.length > 0 && (
        <>
          <Text role={state === 'leaving' ? 'alert' : undefined}>
            {state === 'leaving'
              ? 'Şifreleri yazdırmadınız ya da indirmediniz. Kapatırsanız bir daha gösterilmez.'
              : 'Şifreler yalnızca şimdi alınabilir; 7 gün geçerlidir ve ilk girişte yenilenir. Fişler departmana göre sıralıdır.'}
          </Text>
          <IssuedPasswords users={users} expiresAt={expires_at} onSaved={() => setState('kept')} />
        </>
      )}
      {refused.length > 0 && (
        <>
          <Text>{`Şifresi değişmeyen ${formatNumber(refused.length)} kişi:`}</Text>
          <ul>
            {refused.map(({ id, full_name, message }) => (
              <li key={id}>{full_name === null ? message : `${full_name}: ${message}`}</li>
            ))}
          </ul>
        </>
      )}
    </SecretDialog>
  )
}

type Props = {
  /** `null` for everybody who has never signed in. */
  ids: readonly string[] | null
  count: number
  /** The person's name, if there is only one. */
  name?: string
  onClose: () => void
}

const questionOf = ({ ids, count, name }: Pick<Props, 'ids' | 'count' | 'name'>): string => {
  if (ids === null)
    return `Hiç giriş yapmamış ${formatNumber(count)} kişiye yeni tek kullanımlık şifre verilsin mi? Ellerindeki fişler ve şifreler geçersiz olur.`
  if (name !== undefined)
    return `${name} adlı kişiye yeni tek kullanımlık şifre verilsin mi? Eski şifresi geçersiz olur, açık oturumları kapanır.`
  return `Seçilen ${formatNumber(count)} kişiye yeni tek kullanımlık şifre verilsin mi? Eski şifreleri geçersiz olur, açık oturumları kapanır.`
}

export const NewPasswordsDialog = ({ ids, count, name, onClose }: Props) => {
  const company = useCompany()
  const repeatable = useRepeatable()
  const [reset, { data, isLoading }] = useResetEmployeePasswordsMutation()
  const isTooMany = ids !== null && ids.length > maxNamed
  const send = async () => {
    const body = ids === null ? { never_signed_in: true as const } : { user_ids: [...ids] }
    return repeatable((key) => reset({ ...company, 'Idempotency-Key': key, body }))
  }
  const confirmed = useConfirmed(send, 'Yeni şifre verilemedi')
  if (data !== undefined) return <Issued result={data} onClose={onClose} />
  return (
    <ConfirmDialog
      title={title}
      yes={title}
      isBusy={isLoading}
      {...confirmed}
      onYes={isTooMany ? () => undefined : confirmed.onYes}
      onNo={onClose}
    >
      <Text>{questionOf({ ids, count, name })}</Text>
      {isTooMany && (
        <Text role="alert">{`Bir kerede en fazla ${formatNumber(maxNamed)} kişi seçilebilir. Seçimi daraltın.`}</Text>
      )}
    </ConfirmDialog>
  )
}
