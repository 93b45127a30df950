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
import { searchOf } from './modes.ts'

const useStyles = makeStyles({ reason: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } })

const intents = { pending: 'info', approved: 'success', rejected: 'error' } as const

const sentences: Record<State['status'], (isNew: boolean) => string> = {
  pending: (isNew) => `Başvurunuz bekliyor; kararı ${isNew ? 'platform yöneticisi' : 'şirketin yöneticileri'} verecek.`,
  approved: (isNew) => (isNew ? 'Başvurunuz onaylandı, şirketiniz açıldı.' : 'Başvurunuz onaylandı.'),
  rejected: () => 'Başvurunuz reddedildi.',
}

const factsOf = ({ created_at, decided_at }: State): Fact[] => [
  ['Başvuru', formatInstant(created_at)],
  ...(decided_at === null ? [] : [['Karar', formatInstant(decided_at)] as const]),
]

/** What to do first after approval; this page does not know what has happened to the account since. */
const NextStep = ({ application: { company, phone } }: { application: State }) => {
  const search = searchOf('corporate', new URLSearchParams(company.slug === null ? {} : { sirket: company.slug }))
  return (
    <>
      <Text>
        {`Sonu ${phone.slice(-2)} olan telefon numarası ve başvururken belirlediğiniz şifreyle giriş yapabilirsiniz. Şifrenizi hatırlamıyorsanız giriş sayfasında “Şifremi unuttum” seçeneğine dokunun.`}
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
  const { status, mode, company, reason } = application
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
        <Notice intent={intents[status]}>{sentences[status](isNew)}</Notice>
      </div>
      <Facts facts={facts} />
      {status === 'approved' && <NextStep application={application} />}
      {status === 'rejected' && <LinkButton to={`/${searchOf('corp-register')}`}>Yeniden başvur</LinkButton>}
    </>
  )
}
