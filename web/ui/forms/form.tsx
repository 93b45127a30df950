import type { ReactNode, Ref } from 'react'
import { useAlone } from '../use-alone.ts'

type Props = { ref?: Ref<HTMLFormElement>; className?: string; onSubmit: () => Promise<void>; children: ReactNode }

/** The app shows its own messages about what is wrong, and a double click submits once. */
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
