import type { ReactNode } from 'react'
import { useAlone } from '../use-alone.ts'

type Props = { className?: string; onSubmit: () => Promise<void>; children: ReactNode }

/** The screen says itself what is wrong, and a double click sends once. */
export const Form = ({ className, onSubmit, children }: Props) => {
  const alone = useAlone()
  return (
    <form
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
