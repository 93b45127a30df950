import { useConfirmEmailMutation } from '../../api/generated-mailing.ts'
import { LinkButtonForm } from './link-button-form.tsx'

export const ConfirmEmail = ({ token }: { token: string }) => {
  const [confirm] = useConfirmEmailMutation()
  return (
    <LinkButtonForm
      text="Onayladığınızda bu adrese e-posta gönderilir; şifrenizi unutursanız da buradan yenilersiniz."
      button="Adresimi onayla"
      send={() => confirm({ body: { token } })}
      failure="Adres onaylanamadı"
      done={() => 'E-posta adresiniz onaylandı. Hangi konularda e-posta alacağınızı hesabınızda seçersiniz.'}
    />
  )
}
