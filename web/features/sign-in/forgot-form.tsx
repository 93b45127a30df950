import { makeStyles, Text } from '@fluentui/react-components'
import { phoneDigits } from '../../../src/core/shared/rules.ts'
import { useRequestResetLinkMutation } from '../../api/generated-mailing.ts'
import { colors } from '../../ui/colors.ts'
import { FormNotice } from '../../ui/forms/form-notice.tsx'
import { Form } from '../../ui/forms/form.tsx'
import { PhoneField } from '../../ui/forms/phone-field.tsx'
import { phoneProblem } from '../../ui/forms/problems.ts'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { useDraftForm } from '../../frame/forms/use-draft-form.ts'
import { useFormStyles } from '../../frame/gate/credentials-form.tsx'
import type { AccountProps } from './account.ts'
import { CompanyField } from './company-field.tsx'
import { CompanyTypeField } from './company-type-field.tsx'
import { sendsMail } from './sends-mail.ts'

const useStyles = makeStyles({ advice: { color: colors.ink2 } })

const withMail =
  'E-posta adresinizi onayladıysanız size yeni şifre belirleyeceğiniz bir bağlantı gönderilir. Onaylamadıysanız şirketinizin yöneticilerine haber verilir; onlar size bir kez kullanılan yeni bir şifre verir.'
const withoutMail = 'Şirketinizin yöneticilerine haber verilir; onlar size bir kez kullanılan yeni bir şifre verir.'

type Props = AccountProps & { isCorporate: boolean; onRequested: (message: string) => void }

/** Asks for a link or, without a confirmed address, the managers. Reveals neither who they are nor whether the phone is registered. */
export const ForgotForm = ({ isCorporate, onRequested, ...props }: Props) => {
  const { account, onAccount } = props
  const styles = { ...useFormStyles(), ...useStyles() }
  const [request] = useRequestResetLinkMutation()
  const type = isCorporate ? account.type : 'corporate'
  const company = account.type === type ? account.company : null
  const { problems, notice, isSending, submit } = useDraftForm({
    initial: {},
    problemsOf: () => ({ phone: phoneProblem(account.phone) }),
    send: () => request({ body: { company_id: company?.id ?? '', phone: phoneDigits(account.phone) } }),
    onSaved: ({ message }) => onRequested(message),
    failure: 'İstek gönderilemedi',
  })
  return (
    <Form className={styles.form} onSubmit={submit}>
      <Text className={styles.advice}>{sendsMail() ? withMail : withoutMail}</Text>
      {isCorporate && <CompanyTypeField value={type} onChange={(next) => onAccount({ type: next, company: null })} />}
      <CompanyField {...props} type={type} />
      <PhoneField value={account.phone} onChange={(phone) => onAccount({ phone })} problem={problems.phone} />
      <FormNotice intent="error" text={notice} />
      <SubmitButton text="Yeni şifre iste" isDisabled={company === null} isBusy={isSending} />
    </Form>
  )
}
