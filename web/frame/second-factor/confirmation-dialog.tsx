import { makeStyles, Text } from '@fluentui/react-components'
import { type StartSecondFactorApiResponse, useSwitchOnSecondFactorMutation } from '../../api/generated.ts'
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx'
import { SecretField } from '../../ui/forms/secret-field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { useDraftForm } from '../forms/use-draft-form.ts'
import { secondFactorTitle } from './texts.ts'

const useStyles = makeStyles({ code: { justifySelf: 'center', '--qr-size': '200px' } })

type Props = {
  started: StartSecondFactorApiResponse
  onCodes: (codes: readonly string[]) => void
  onClose: () => void
}

export const ConfirmationDialog = ({ started: { secret, address }, onCodes, onClose }: Props) => {
  const styles = useStyles()
  const [switchOn] = useSwitchOnSecondFactorMutation()
  const form = useDraftForm({
    initial: { code: '' },
    problemsOf: ({ code }) => ({ code: code.trim() === '' ? 'Uygulamadaki kodu yazın' : undefined }),
    send: ({ code }) => switchOn({ body: { code } }),
    onSaved: ({ recovery_codes }) => {
      onCodes(recovery_codes)
    },
    isWorthAsking: () => false,
  })
  return (
    <FormDialog title={secondFactorTitle} submitText="Doğrula ve aç" form={form} onClose={onClose}>
      <Text>
        Karekodu doğrulama uygulamanızla okutun. Uygulama bu cihazdaysa anahtarı kopyalayıp uygulamaya yapıştırın.
      </Text>
      <div className={styles.code}>
        <QrCode text={address} label="Doğrulama uygulaması için karekod" />
      </div>
      <SecretField label="Anahtar" value={secret} />
      <TextField
        label="Uygulamadaki kod"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={40}
        {...form.field('code')}
      />
    </FormDialog>
  )
}
