import { useSearchParams } from 'react-router-dom'
import { useConfirmEmailMutation } from '../../api/generated-mailing.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { LinkButtonForm } from './link-button-form.tsx'

/** The mail of an approved application names its company, to sign in afterwards. */
export const ConfirmEmail = ({ token }: { token: string }) => {
  const [confirm] = useConfirmEmailMutation()
  const company = useSearchParams()[0].get('sirket')
  return (
    <LinkButtonForm
      text="Onayladığınızda bu adrese e-posta gönderilir; şifrenizi unutursanız da buradan yenilersiniz."
      button="Adresimi onayla"
      send={() => confirm({ body: { token } })}
      failure="Adres onaylanamadı"
      done={() => 'E-posta adresiniz onaylandı. Hangi konularda e-posta alacağınızı hesabınızda seçersiniz.'}
      next={
        company === null ? undefined : (
          <LinkButton to={`/login?mode=corporate&sirket=${encodeURIComponent(company)}`}>Giriş yap</LinkButton>
        )
      }
    />
  )
}
