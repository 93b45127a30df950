import { makeStyles } from '@fluentui/react-components'
import { maxEmail } from '../../../src/core/shared/rules.ts'
import { fieldLabels } from '../../../src/texts/kernel/field-labels.ts'
import {
  type MailSettings,
  useSaveMailSettingsMutation,
  useSendConfirmationMutation,
} from '../../api/generated-mailing.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { FormNotice } from '../../ui/forms/form-notice.tsx'
import { Form } from '../../ui/forms/form.tsx'
import { emailProblem } from '../../ui/forms/problems.ts'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useBanner } from '../banners/use-banner.ts'
import { useDraftForm } from '../forms/use-draft-form.ts'
import { useOneself } from '../scope/use-oneself.ts'

const useStyles = makeStyles({
  form: { display: 'grid', rowGap: '12px' },
  buttons: { display: 'flex', justifyContent: 'flex-end' },
})

/** What is known about the address, and the link once more. */
const AddressState = ({ settings: { is_confirmed, is_reachable } }: { settings: MailSettings }) => {
  const oneself = useOneself()
  const [send, { isLoading }] = useSendConfirmationMutation()
  const report = useBanner('sendConfirmation')
  if (is_confirmed && is_reachable) return <Notice intent="success">Adresiniz onaylı.</Notice>
  const sendAgain = () =>
    report(send(oneself), { success: 'Onay bağlantısı gönderildi', failure: 'Bağlantı gönderilemedi' })
  return (
    <Notice
      intent="warning"
      action={
        is_reachable ? (
          <BusyButton isBusy={isLoading} onClick={() => void sendAgain()}>
            Yeniden gönder
          </BusyButton>
        ) : undefined
      }
    >
      {is_reachable
        ? 'Adresiniz onaylı değil. Gönderilen e-postadaki bağlantıyı açana kadar başka e-posta gönderilmez.'
        : 'Posta sunucusu bu adresi kabul etmedi. Adresi düzeltin.'}
    </Notice>
  )
}

export const OwnAddress = ({ settings }: { settings: MailSettings }) => {
  const styles = useStyles()
  const oneself = useOneself()
  const [save] = useSaveMailSettingsMutation()
  const { draft, field, notice, isSending, submit } = useDraftForm({
    initial: { email: settings.email ?? '' },
    problemsOf: ({ email }) => ({ email: email.trim() === '' ? undefined : emailProblem(email) }),
    send: ({ email }) => save({ ...oneself, body: { email: email.trim() } }),
    onSaved: ({ email }) => ({ email: email ?? '' }),
    banner: ({ email, is_on }) =>
      email === null
        ? 'E-posta adresi silindi'
        : is_on
          ? `Adres kaydedildi; onay bağlantısı birazdan gönderilir`
          : 'Adres kaydedildi',
    failure: 'Adres kaydedilemedi',
  })
  return (
    <Form className={styles.form} onSubmit={submit}>
      <TextField
        isOptional
        label={fieldLabels.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={maxEmail}
        {...field('email')}
      />
      {settings.is_on && settings.email !== null && <AddressState settings={settings} />}
      <FormNotice intent="error" text={notice} />
      <div className={styles.buttons}>
        <SubmitButton
          text="Adresi kaydet"
          isDisabled={draft.email.trim() === (settings.email ?? '')}
          isBusy={isSending}
        />
      </div>
    </Form>
  )
}
