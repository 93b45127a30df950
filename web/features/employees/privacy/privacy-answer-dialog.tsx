import { Field, Text, Textarea } from '@fluentui/react-components'
import { useState } from 'react'
import { maxPrivacyNote } from '../../../../src/core/privacy/rules.ts'
import { type PrivacyRequest, useAnswerPrivacyRequestMutation } from '../../../api/generated-privacy.ts'
import { useConfirmed } from '../../../frame/forms/use-confirmed.ts'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'

export type Answering = { request: PrivacyRequest; state: 'done' | 'refused' }

interface Texts {
  title: string
  yes: string
  question: (name: string) => string
  /** Of the field; erasing keeps no text. */
  field?: { label: string; hint: string }
  done: string
}

const refusal = {
  title: 'Talebi reddet',
  yes: 'Reddet',
  field: { label: 'Neden', hint: 'Kişi bu metni görür' },
  done: 'Talep reddedildi',
}
const texts: Record<Answering['request']['kind'], Record<Answering['state'], Texts>> = {
  erasure: {
    done: {
      title: 'Hesabı kalıcı olarak sil',
      yes: 'Kalıcı olarak sil',
      question: (name) =>
        `${name} adlı kişinin hesabı ve kişisel verileri silinsin mi? Gelecek seçimleri iptal olur; geçmiş sayılar ve mutabakatlar değişmez. Bu işlem geri alınamaz. Sonuç, kişinin onaylı e-posta adresine bildirilir.`,
      done: 'Hesap silindi',
    },
    refused: {
      ...refusal,
      question: (name) =>
        `${name} adlı kişinin silme talebi reddedilsin mi? Hesabı olduğu gibi kalır. Karar geri alınamaz.`,
    },
  },
  access: {
    done: {
      title: 'Bilgi talebini kapat',
      yes: 'Kapat',
      question: (name) =>
        `${name} verilerini “Verilerim” sayfasından kendisi indirebilir. Giriş yapamıyorsa dosyayı sistem yöneticinizden isteyip kişiye verin, sonra talebi kapatın.`,
      field: { label: 'Nasıl verildi?', hint: 'Örneğin “Elden verildi”; kişi bu metni görür' },
      done: 'Bilgi talebi kapatıldı',
    },
    refused: {
      ...refusal,
      question: (name) => `${name} adlı kişinin bilgi talebi reddedilsin mi? Karar geri alınamaz.`,
    },
  },
}

export const PrivacyAnswerDialog = ({ answering, onClose }: { answering: Answering; onClose: () => void }) => {
  const company = useCompany()
  const [send, { isLoading }] = useAnswerPrivacyRequestMutation()
  const [answer, setAnswer] = useState('')
  const { request, state } = answering
  const { title, yes, question, field, done } = texts[request.kind][state]
  const confirmed = useConfirmed(
    () => send({ ...company, requestId: request.id, body: { state, answer: answer.trim() || null } }),
    'Talep sonuçlandırılamadı',
    onClose,
    { banner: done },
  )
  return (
    <ConfirmDialog
      title={title}
      yes={yes}
      isDanger={state === 'refused' || request.kind === 'erasure'}
      isBusy={isLoading}
      {...confirmed}
      onNo={onClose}
    >
      <Text>{question(request.person.full_name)}</Text>
      {field && (
        <Field label={field.label} hint={field.hint} required>
          <Textarea rows={3} maxLength={maxPrivacyNote} value={answer} onChange={(_, { value }) => setAnswer(value)} />
        </Field>
      )}
    </ConfirmDialog>
  )
}
