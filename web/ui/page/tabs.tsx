import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { colors } from '../colors.ts'
import { formatNumber } from '../words/numbers.ts'

const useStyles = makeStyles({
  list: {
    display: 'flex',
    gap: '4px',
    minWidth: 0,
    maxWidth: '100%',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    padding: '2px',
    // On a phone, a single row to swipe, reaching the edges of the page; the four tabs of a company fit into 390 px.
    '@media (max-width: 639px)': { gap: 0, maxWidth: 'calc(100% + 32px)', margin: '0 -16px', padding: '2px 8px' },
  },
  pill: {
    flexShrink: 0,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '32px',
    padding: '0 12px',
    border: 'none',
    borderRadius: '16px',
    backgroundColor: 'transparent',
    color: colors.ink2,
    font: 'inherit',
    fontWeight: 500,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    ':hover': { color: colors.ink },
    ':focus-visible': { outline: `2px solid ${colors.ink}`, outlineOffset: '-2px' },
    '@media (max-width: 1023px)': { minHeight: '44px', borderRadius: '22px' },
  },
  open: {
    backgroundColor: colors.brandSoft,
    color: colors.brandSoftInk,
    fontWeight: 650,
    ':hover': { color: colors.brandSoftInk },
  },
  count: { marginLeft: '6px', fontSize: '12px', fontVariantNumeric: 'tabular-nums' },
  waiting: {
    padding: '1px 6px',
    borderRadius: '9px',
    backgroundColor: colors.saffronSoft,
    color: colors.saffron,
    fontWeight: 650,
  },
})

export type PillTab = {
  name: string
  title: string
  count?: number
  /** The count is of items waiting for somebody. */
  isWaiting?: boolean
}

type Props = {
  label?: string
  tabs: readonly PillTab[]
  open: string
  onOpen: (name: string) => void
  /** Prefix of the ids of the tabs and their panel: `${id}-${name}` and `${id}-panel`. */
  id: string
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * The tabs of one page, as pills beside its heading. The Tab key moves to the open one, the arrow keys move between
 * them. Fluent's own tabs render empty elements around them that take the focus while hidden from screen readers.
 */
export const PillTabs = ({ label, tabs, open, onOpen, id }: Props) => {
  const styles = useStyles()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [open])
  const onKeyDown = (event: KeyboardEvent) => {
    const pills = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])]
    const at = pills.findIndex((pill) => pill === event.target)
    const next = at === -1 ? undefined : steps[event.key]?.(at, pills.length)
    if (next === undefined) return
    event.preventDefault()
    pills[next]?.focus()
  }
  return (
    <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
      {tabs.map(({ name, title, count, isWaiting }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-${name}`}
          aria-selected={name === open}
          aria-controls={name === open ? `${id}-panel` : undefined}
          tabIndex={name === open ? 0 : -1}
          className={mergeClasses(styles.pill, name === open && styles.open)}
          onClick={() => onOpen(name)}
        >
          {title}
          {count !== undefined && count > 0 && (
            <span className={mergeClasses(styles.count, isWaiting && styles.waiting)}>{formatNumber(count)}</span>
          )}
        </button>
      ))}
    </div>
  )
}
