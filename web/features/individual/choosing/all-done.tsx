import { Text } from '@fluentui/react-components'
import { CheckmarkCircle48Filled } from '@fluentui/react-icons'
import { useEffect, useRef } from 'react'
import { allDaysDone } from '../texts.ts'
import { useChoosingStyles } from './choosing-styles.ts'

export const AllDone = ({ takesFocus = false, hint }: { takesFocus?: boolean; hint: string }) => {
  const styles = useChoosingStyles()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <section className={styles.done}>
      <CheckmarkCircle48Filled aria-hidden="true" />
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {allDaysDone}
      </h2>
      <Text align="center">{hint}</Text>
    </section>
  )
}
