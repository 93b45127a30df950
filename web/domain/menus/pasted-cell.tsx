import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { type KeyboardEvent, useState } from 'react'
import { colors } from '../../ui/colors.ts'

const useStyles = makeStyles({
  cell: {
    boxSizing: 'border-box',
    width: '100%',
    minWidth: 0,
    height: '32px',
    '@media (max-width: 767px)': { height: '44px' },
    padding: '0 8px',
    font: 'inherit',
    color: 'inherit',
    backgroundColor: 'transparent',
    border: '1px solid transparent',
    borderRadius: '6px',
    textOverflow: 'ellipsis',
    '::placeholder': { color: colors.ink3, opacity: 1 },
    ':hover': { border: `1px solid ${colors.fieldLine}` },
    ':focus': {
      outline: `2px solid ${colors.brand}`,
      outlineOffset: '-2px',
      backgroundColor: colors.surface,
      color: colors.ink,
    },
  },
  wrong: { border: `1.5px solid ${colors.danger}`, color: colors.danger },
})

interface PastedCellProps {
  label: string
  /** The text shown while the cell does not have the focus. */
  shown: string
  /** The text to edit; by default `shown`. */
  edited?: string
  /** Stands in an empty cell. */
  hint?: string | undefined
  isWrong: boolean
  /** Enter and the arrow keys move between cells of the same column. */
  column: string
  /** Returns whether the text was accepted; if not, it stays in the cell to be corrected. */
  onCommit: (text: string) => boolean
}

const step = (input: HTMLInputElement, by: number) => {
  const { column } = input.dataset
  const all = [...(input.closest('table')?.querySelectorAll<HTMLInputElement>(`input[data-column="${column}"]`) ?? [])]
  all[all.indexOf(input) + by]?.focus()
}

/** Esc discards what was typed. */
export const PastedCell = ({
  label,
  shown,
  edited = shown,
  hint = '–',
  isWrong,
  column,
  onCommit,
}: PastedCellProps) => {
  const styles = useStyles()
  const [typed, setTyped] = useState<string>()
  const [hasFocus, setFocus] = useState(false)
  const isShownWrong = isWrong || (typed !== undefined && !hasFocus)
  const commit = (text: string | undefined) => {
    if (text === undefined || text === edited || onCommit(text)) setTyped(undefined)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && typed !== undefined) {
      event.stopPropagation()
      setTyped(undefined)
    } else if (event.key === 'Enter' || event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      commit(typed)
      step(event.currentTarget, event.key === 'ArrowUp' ? -1 : 1)
    }
  }
  return (
    <input
      className={mergeClasses(styles.cell, isShownWrong && styles.wrong)}
      aria-label={label}
      aria-invalid={isShownWrong}
      autoComplete="off"
      data-column={column}
      placeholder={hint}
      title={shown}
      value={typed ?? (hasFocus ? edited : shown)}
      onFocus={() => setFocus(true)}
      onBlur={() => {
        setFocus(false)
        commit(typed)
      }}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={onKeyDown}
    />
  )
}
