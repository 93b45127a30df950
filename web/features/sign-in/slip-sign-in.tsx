import { Button, Text } from '@fluentui/react-components'
import { useEffect, useRef, useState } from 'react'
import type { CompanyHit, OpenedSession } from '../../api/generated-sign-in.ts'
import { Skeleton } from '../../ui/states/skeletons.tsx'
import { FormNotice } from '../../ui/forms/form-notice.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { problemText, statusOf } from '../../ui/words/problem-text.ts'
import { useSession } from '../../frame/session/session-context.ts'
import { SecondStep, type Step } from '../../frame/gate/second-step.tsx'
import { useEnter, useSlipSignIn } from '../../frame/gate/use-sign-in.ts'

type Props = {
  code: string
  company: CompanyHit
  phone: string
  /** Called with what is wrong with the code. */
  onRefused: (problem: string) => void
  onUsed: () => void
}

const slipUsed = 'Fişteki kod kullanıldı. Fişteki şifreyle giriş yapın.'

/** Signs in automatically. If the server could not be reached, the code is still valid and can be tried again. */
export const SlipSignIn = ({ code, company, phone, onRefused, onUsed }: Props) => {
  const { lastAccount } = useSession()
  const enter = useEnter()
  const signIn = useSlipSignIn()
  const [problem, setProblem] = useState<string>()
  const [step, setStep] = useState<Step>()
  const account = { company_id: company.id, phone }
  const finish = (answer: OpenedSession) => {
    const companyType = answer.redirect_url.startsWith('/individual/') ? 'individual' : company.type
    // A device that already remembers somebody may be shared.
    if (lastAccount.recall() === null)
      lastAccount.remember({ companyType, companyId: company.id, companyName: company.name, phone })
    onUsed()
    enter(answer)
  }
  const run = async () => {
    setProblem(undefined)
    const { data, error } = await signIn({ ...account, slip_code: code })
    if (data !== undefined) return 'second_step' in data ? setStep(data.second_step) : finish(data)
    const text = problemText(error, 'Giriş işlemi başarısız')
    if (statusOf(error) === 401 || statusOf(error) === 422) onRefused(text)
    else setProblem(text)
  }
  const isStarted = useRef(false)
  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    void run()
  })
  return (
    <>
      <PageHeading title="Fişle giriş" />
      <FormNotice intent="error" text={problem} />
      {step !== undefined ? (
        <SecondStep account={account} step={step} onSignedIn={finish} onBack={() => onRefused(slipUsed)} />
      ) : problem === undefined ? (
        <>
          <Text role="status">Giriş yapılıyor…</Text>
          <Skeleton shape="picture" />
        </>
      ) : (
        <>
          <Button appearance="primary" size="large" onClick={() => void run()}>
            Yeniden dene
          </Button>
          <Button appearance="subtle" size="large" onClick={() => onRefused(problem)}>
            Şifreyle giriş yap
          </Button>
        </>
      )}
    </>
  )
}
