import { Text } from '@fluentui/react-components'
import { type ReactNode, useState } from 'react'
import { BusyButton } from '../../ui/busy-button.tsx'
import { FormNotice } from '../../ui/forms/form-notice.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { problemText } from '../../ui/words/problem-text.ts'

type Props<Answer> = {
  text: string
  button: string
  send: () => PromiseLike<{ data?: Answer; error?: unknown }>
  failure: string
  done: (answer: Answer) => string
  /** Shown with the result, and with a failure. */
  next?: ReactNode
}

/** One button that does what the link is for, and then what came of it. */
export const LinkButtonForm = <Answer,>({ text, button, send, failure, done, next }: Props<Answer>) => {
  const [isSending, setSending] = useState(false)
  const [result, setResult] = useState<{ data?: Answer; error?: unknown }>()
  const press = async () => {
    setSending(true)
    setResult(await send())
    setSending(false)
  }
  const answer = result?.data
  const onward = next ?? <LinkButton to="/">Tabldot’u aç</LinkButton>
  return (
    <>
      {answer === undefined && <Text>{text}</Text>}
      <FormNotice intent="success" text={answer === undefined ? undefined : done(answer)} />
      <FormNotice intent="error" text={result?.error === undefined ? undefined : problemText(result.error, failure)} />
      {answer === undefined ? (
        <BusyButton appearance="primary" size="large" isBusy={isSending} onClick={() => void press()}>
          {button}
        </BusyButton>
      ) : (
        onward
      )}
      {result?.error !== undefined && onward}
    </>
  )
}
