import { makeStyles, Text } from '@fluentui/react-components'
import { phoneDigits } from '../../../src/core/shared/rules.ts'
import { useRequestPasswordResetMutation } from '../../api/generated-sign-in.ts'
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

const useStyles = makeStyles({ advice: { color: colors.ink2 } })

type Props = AccountProps & { isCorporate: boolean; onRequested: (message: string) => void }

/** Says whom to ask, and notifies them. Reveals neither who the managers are nor whether the phone is registered. */
export const ForgotForm = ({ isCorporate, onRequested, ...props }: Props) => {
  const { account, onAccount } = props
  const styles = { ...useFormStyles(), ...useStyles() }
  const [requestReset] = useRequestPasswordResetMutation()
  const type = isCorporate ? account.type : 'corporate'
  const company = account.type === type ? account.company : null
  const { problems, notice, isSending, submit } = useDraftForm({
    initial: {},
    problemsOf: () => ({ phone: phoneProblem(account.phone) }),
    send: () => requestReset({ body: { company_id: company?.id ?? '', phone: phoneDigits(account.phone) } }),
    onSaved: ({ message }) => onRequested(message),
    failure: 'Haber verilemedi',
  })
  return (
    <Form className={styles.form} onSubmit={submit}>
      <Text className={styles.advice}>
        Şifrenizi şirketinizin yöneticileri yeniler. İş yerinizde onlara sorun ya da buradan haber verin; size bir kez
        kullanılan yeni bir şifre verirler.
      </Text>
      {isCorporate && <CompanyTypeField value={type} onChange={(next) => onAccount({ type: next, company: null })} />}
      <CompanyField {...props} type={type} />
      <PhoneField value={account.phone} onChange={(phone) => onAccount({ phone })} problem={problems.phone} />
      <FormNotice intent="error" text={notice} />
      <SubmitButton text="Yöneticilere haber ver" isDisabled={company === null} isBusy={isSending} />
    </Form>
  )
}
