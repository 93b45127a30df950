import type { ReactNode, Ref } from 'react'
import { useAlone } from '../use-alone.ts'

type Props = { ref?: Ref<HTMLFormElement>; className?: string; onSubmit: () => Promise<void>; children: ReactNode }

/** Turns off the browser's own validation messages, and makes a double click submit once. */
export const Form = ({ ref, className, onSubmit, children }: Props) => {
  const alone = useAlone()
  return (
    <form
      ref={ref}
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void alone(onSubmit)
      }}
    >
      {children}
    </form>
  )
}
