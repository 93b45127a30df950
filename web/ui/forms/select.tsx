import { makeStyles, mergeClasses, useFieldControlProps_unstable } from '@fluentui/react-components'
import { ChevronDownRegular } from '@fluentui/react-icons'
import type { ComponentPropsWithRef } from 'react'
import { colors } from '../colors.ts'
import { useFieldFrame } from './field-frame.ts'

const useStyles = makeStyles({
  root: { display: 'flex', cursor: 'pointer' },
  select: {
    appearance: 'none',
    paddingRight: '34px',
    textOverflow: 'ellipsis',
    // A dark list would take the light colour of a transparent field.
    '& option': { backgroundColor: colors.surface },
  },
  icon: { position: 'absolute', right: '10px', color: colors.ink3, fontSize: '20px', pointerEvents: 'none' },
})

type Props = Omit<ComponentPropsWithRef<'select'>, 'onChange' | 'size' | 'value'> & {
  value: string
  onChange: (value: string) => void
}

/** Chooses one of a few, by the device's own list. Takes label, hint and problem from a surrounding Field. */
export const Select = ({ className, onChange, children, ...props }: Props) => {
  const styles = useStyles()
  const select = useFieldControlProps_unstable(props, { supportsLabelFor: true, supportsRequired: true })
  const isInvalid = String(select['aria-invalid']) === 'true'
  const { frame, control } = useFieldFrame({ isDisabled: select.disabled === true, isInvalid })
  return (
    <span className={mergeClasses(frame, styles.root, className)}>
      <select
        {...select}
        className={mergeClasses(control, styles.select)}
        onChange={({ target }) => onChange(target.value)}
      >
        {children}
      </select>
      <ChevronDownRegular className={styles.icon} />
    </span>
  )
}
