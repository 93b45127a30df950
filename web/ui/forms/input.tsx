import { makeStyles, mergeClasses, useFieldControlProps_unstable } from '@fluentui/react-components'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { colors } from '../colors.ts'
import { useFieldFrame } from './field-frame.ts'

const useStyles = makeStyles({
  before: { paddingLeft: '10px', '& > input': { paddingLeft: '4px' } },
  after: { paddingRight: '10px', '& > input': { paddingRight: '4px' } },
  content: { display: 'flex', color: colors.ink3, '& > svg': { fontSize: '20px' } },
})

export type InputProps = Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'size' | 'value'> & {
  value: string
  onChange?: (value: string) => void
  /** Of the text; `className` is that of the frame. */
  textClass?: string
  contentBefore?: ReactNode
  contentAfter?: ReactNode
}

/**
 * A field for one line of text, which takes label, hint and problem from a surrounding Field. Fluent's has three sizes and
 * six looks, 3 kB of every page's first load.
 */
export const Input = ({ className, textClass, contentBefore, contentAfter, onChange, ...props }: InputProps) => {
  const styles = useStyles()
  const input = useFieldControlProps_unstable(props, { supportsLabelFor: true, supportsRequired: true })
  const isInvalid = String(input['aria-invalid']) === 'true'
  const { frame, control } = useFieldFrame({ isDisabled: input.disabled === true, isInvalid })
  return (
    <span
      className={mergeClasses(
        frame,
        contentBefore !== undefined && styles.before,
        contentAfter !== undefined && styles.after,
        className,
      )}
    >
      {contentBefore !== undefined && <span className={styles.content}>{contentBefore}</span>}
      <input
        type="text"
        {...input}
        className={mergeClasses(control, textClass)}
        onChange={({ target }) => onChange?.(target.value)}
      />
      {contentAfter !== undefined && <span className={styles.content}>{contentAfter}</span>}
    </span>
  )
}
