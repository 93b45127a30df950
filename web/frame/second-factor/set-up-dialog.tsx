import { useState } from 'react'
import { type StartSecondFactorApiResponse, useStartSecondFactorMutation } from '../../api/generated.ts'
import { ConfirmationDialog } from './confirmation-dialog.tsx'
import { ProofQuestion } from './proof-question.tsx'
import { secondFactorTitle } from './texts.ts'

type Props = { onCodes: (codes: readonly string[]) => void; onClose: () => void }

/** Nothing is switched on before the app has shown its first code. */
export const SetUpDialog = ({ onCodes, onClose }: Props) => {
  const [start] = useStartSecondFactorMutation()
  const [started, setStarted] = useState<StartSecondFactorApiResponse>()
  if (started !== undefined) return <ConfirmationDialog started={started} onCodes={onCodes} onClose={onClose} />
  return (
    <ProofQuestion
      title={secondFactorTitle}
      text="Açarsanız giriş yaparken şifrenizden sonra telefonunuzdaki doğrulama uygulamasının gösterdiği kod da sorulur. Google Authenticator, Microsoft Authenticator gibi bir uygulama yeterlidir."
      submitText="Kuruluma başla"
      asksCode={false}
      send={({ password }) => start({ body: { password } })}
      onDone={setStarted}
      onClose={onClose}
    />
  )
}
