import { lazy, Suspense } from 'react'
import type { OpenedSession, SecondStepNeeded } from '../../api/generated-sign-in.ts'
import { Skeleton } from '../../ui/states/skeletons.tsx'
import { useSecondStep } from './use-sign-in.ts'

const SecondStepForm = lazy(async () => ({
  default: (await import('./second-step-form.tsx')).SecondStepForm<OpenedSession>,
}))

export type Step = SecondStepNeeded['second_step']

type Props = {
  account: { company_id: string; phone: string }
  step: Step
  onSignedIn: (answer: OpenedSession) => void
  onBack: () => void
}

/** The second step of a person's sign-in, loaded by those who have one. */
export const SecondStep = ({ account, step, ...form }: Props) => {
  const send = useSecondStep(account)
  return (
    <Suspense fallback={<Skeleton shape="lines" />}>
      <SecondStepForm
        question={step.passkey}
        send={(proof) => send({ challenge: step.challenge, ...proof })}
        {...form}
      />
    </Suspense>
  )
}
