import { emailKindLabels } from '../../../src/texts/emails/labels.ts'
import { useUnsubscribeMutation } from '../../api/generated-mailing.ts'
import { LinkButtonForm } from './link-button-form.tsx'

export const Unsubscribe = ({ token }: { token: string }) => {
  const [unsubscribe] = useUnsubscribeMutation()
  return (
    <LinkButtonForm
      text="Bu e-postanın konusunda size artık e-posta gönderilmez. Uygulamadaki bildirimler sürer."
      button="Bu konuda e-posta alma"
      send={() => unsubscribe({ token })}
      failure="E-posta kapatılamadı"
      done={({ kind }) => `“${emailKindLabels[kind]}” e-postaları kapatıldı. Hesabınızdan yeniden açabilirsiniz.`}
    />
  )
}
