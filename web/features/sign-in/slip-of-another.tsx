import { Button, makeStyles, Text } from '@fluentui/react-components'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { type OpenedSession, useFindCompanyQuery } from '../../api/generated-sign-in.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { FormNotice } from '../../ui/forms/form-notice.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { Panel } from '../../ui/panel.tsx'
import { problemText } from '../../ui/words/problem-text.ts'
import { useProfile } from '../../frame/session/profile-context.ts'
import { useSession } from '../../frame/session/session-context.ts'
import { SecondStep, type Step } from '../../frame/gate/second-step.tsx'
import { useSlipSignIn } from '../../frame/gate/use-sign-in.ts'
import { useSignOut } from '../../frame/gate/use-sign-out.ts'
import { linkIn } from './modes.ts'

const useStyles = makeStyles({
  page: { display: 'grid', placeItems: 'center', minHeight: '100dvh', padding: '16px' },
  card: { width: '100%', maxWidth: '440px' },
})

type Props = {
  code: string
  /** Where the signed-in person belongs. */
  onStay: string
}

/** Opening somebody else's slip must not end the present session without asking. */
export const SlipOfAnother = ({ code, onStay }: Props) => {
  const styles = useStyles()
  const { full_name: name } = useProfile()
  const session = useSession()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { slug, phone } = linkIn(search)
  const { data: company, error } = useFindCompanyQuery({ slug: slug ?? '' })
  const [state, setState] = useState<{ isBusy?: boolean; problem?: string; step?: Step }>({})
  const signIn = useSlipSignIn()
  const { askFirst, end } = useSignOut()
  const account = { company_id: company?.id ?? '', phone }
  const enter = ({ token, redirect_url }: OpenedSession) => end(() => session.startAnew(token, redirect_url))
  const change = async () => {
    setState({ isBusy: true })
    const { data, error } = await signIn({ ...account, slip_code: code })
    if (data === undefined) return setState({ problem: problemText(error, 'Giriş işlemi başarısız') })
    if ('second_step' in data) return setState({ step: data.second_step })
    await enter(data)
  }
  const stay = () => void navigate(onStay, { replace: true })
  if (state.step !== undefined)
    return (
      <main className={styles.page}>
        <Panel className={styles.card}>
          <PageHeading title="Fişle giriş" />
          <SecondStep account={account} step={state.step} onSignedIn={(answer) => void enter(answer)} onBack={stay} />
        </Panel>
      </main>
    )
  return (
    <main className={styles.page}>
      <Panel className={styles.card}>
        <PageHeading title="Fişle giriş" />
        <Text>Bu tarayıcıda {name} olarak oturum açık. Fişteki hesapla giriş yaparsanız bu oturum kapanır.</Text>
        <FormNotice
          intent="error"
          text={state.problem ?? (error === undefined ? undefined : problemText(error, 'Fişteki şirket alınamadı.'))}
        />
        <BusyButton
          appearance="primary"
          size="large"
          disabledFocusable={company === undefined}
          isBusy={state.isBusy === true}
          onClick={() => askFirst(() => void change())}
        >
          Fişteki hesapla giriş yap
        </BusyButton>
        <Button size="large" onClick={stay}>
          Bu oturumda kal
        </Button>
      </Panel>
    </main>
  )
}
