import { makeStyles, Text } from '@fluentui/react-components'
import { companyTypeLabels } from '../../../src/texts/access/labels.ts'
import { rejectedByCompany } from '../../../src/texts/onboarding/labels.ts'
import type { ApplicationState as State } from '../../api/generated-sign-in.ts'
import { formatInstant } from '../../ui/words/dates.ts'
import { type Fact, Facts } from '../../ui/facts.tsx'
import { FormNotice } from '../../ui/forms/form-notice.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AccountCard } from './account-card.tsx'
import { type Mode, searchOf } from './modes.ts'

/** Where people of an account sign in. */
export const signInModeOf = (isEmployee: boolean): Mode => (isEmployee ? 'individual' : 'corporate')

const useStyles = makeStyles({ reason: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } })

const intents = { pending: 'info', approved: 'success', rejected: 'error' } as const

type Kind = 'new' | 'existing' | 'employee'

const sentences: Record<Kind, Record<State['status'], string>> = {
  new: {
    pending: 'Başvurunuz bekliyor; kararı platform yöneticisi verecek.',
    approved: 'Başvurunuz onaylandı, şirketiniz açıldı.',
    rejected: 'Başvurunuz reddedildi.',
  },
  existing: {
    pending: 'Başvurunuz bekliyor; kararı şirketin yöneticileri verecek.',
    approved: 'Başvurunuz onaylandı.',
    rejected: 'Başvurunuz reddedildi.',
  },
  employee: {
    pending: 'Kaydınız onay bekliyor; kararı firmanızın yöneticileri verecek.',
    approved: 'Kaydınız onaylandı.',
    rejected: 'Kaydınız onaylanmadı.',
  },
}

const factsOf = ({ is_employee, created_at, decided_at }: State): Fact[] => [
  [is_employee ? 'Kayıt' : 'Başvuru', formatInstant(created_at)],
  ...(decided_at === null ? [] : [['Karar', formatInstant(decided_at)] as const]),
]

/** What to do first after approval; this page does not know what has happened to the account since. */
const NextStep = ({ application: { company, phone, is_employee } }: { application: State }) => {
  const search = searchOf(
    signInModeOf(is_employee),
    new URLSearchParams(company.slug === null ? {} : { sirket: company.slug }),
  )
  return (
    <>
      <Text>
        {`Sonu ${phone.slice(-2)} olan telefon numarası ve ${is_employee ? 'kayıt olurken' : 'başvururken'} belirlediğiniz şifreyle giriş yapabilirsiniz. Şifrenizi hatırlamıyorsanız giriş sayfasında “Şifremi unuttum” seçeneğine dokunun.`}
      </Text>
      <LinkButton appearance="primary" size="large" to={`/${search}`}>
        Giriş yap
      </LinkButton>
    </>
  )
}

type Props = {
  application: State
  /** Shown right after the application was sent. */
  notice: string | undefined
}

export const ApplicationState = ({ application, notice }: Props) => {
  const styles = useStyles()
  const { status, mode, is_employee, company, reason } = application
  const isNew = mode === 'new'
  const facts = factsOf(application)
  if (reason !== null && reason !== rejectedByCompany)
    facts.push([
      'Neden',
      <span key="reason" className={styles.reason}>
        {reason}
      </span>,
    ])
  return (
    <>
      {status === 'pending' && <FormNotice intent="success" text={notice} />}
      <AccountCard name={company.name} below={`${companyTypeLabels[company.type]}${isNew ? ', yeni şirket' : ''}`} />
      <div role="status">
        <Notice intent={intents[status]}>{sentences[is_employee ? 'employee' : mode][status]}</Notice>
      </div>
      <Facts facts={facts} />
      {status === 'approved' && <NextStep application={application} />}
      {status === 'rejected' && (
        <LinkButton to={`/${searchOf(is_employee ? 'register' : 'corp-register')}`}>
          {is_employee ? 'Yeniden kayıt ol' : 'Yeniden başvur'}
        </LinkButton>
      )}
    </>
  )
}
