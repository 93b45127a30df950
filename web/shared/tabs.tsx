import { makeStyles, mergeClasses, Tab, TabList } from '@fluentui/react-components'
import { useEffect, useRef } from 'react'
import { colors } from './colors.ts'
import { formatNumber } from './numbers.ts'

const useStyles = makeStyles({
  list: {
    gap: '4px',
    minWidth: 0,
    maxWidth: '100%',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    padding: '2px',
    // On a phone one line to swipe along, out to the edges of the page; the four of a company fit into 390 px.
    '@media (max-width: 639px)': { gap: 0, maxWidth: 'calc(100% + 32px)', margin: '0 -16px', padding: '2px 8px' },
  },
  pill: {
    flexShrink: 0,
    minHeight: '32px',
    padding: '0 12px',
    border: 'none',
    backgroundColor: 'transparent',
    color: colors.ink2,
    '& .fui-Tab__content': { fontWeight: 500, padding: 0 },
    '&[aria-selected="true"]': { backgroundColor: colors.brandSoft },
    '&[aria-selected="true"] .fui-Tab__content': { color: colors.brandSoftInk, fontWeight: 650 },
    '::after': { content: 'none' },
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
  /** How many there are. */ count?: number
  /** The count is of what waits for somebody. */ isWaiting?: boolean
}

type Props = {
  label?: string
  tabs: readonly PillTab[]
  open: string
  onOpen: (name: string) => void
  /** Names the tabs and what they show: `${id}-${name}` and `${id}-panel`. */ id: string
}

/** Parts of one page, as pills beside its heading: the rail leads from page to page. */
export const PillTabs = ({ label, tabs, open, onOpen, id }: Props) => {
  const styles = useStyles()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [open])
  return (
    <TabList
      ref={list}
      appearance="subtle-circular"
      className={styles.list}
      aria-label={label}
      selectedValue={open}
      onTabSelect={(_, { value }) => onOpen(String(value))}
    >
      {tabs.map(({ name, title, count, isWaiting }) => (
        <Tab
          key={name}
          value={name}
          id={`${id}-${name}`}
          aria-controls={name === open ? `${id}-panel` : undefined}
          className={styles.pill}
        >
          {title}
          {count !== undefined && count > 0 && (
            <span className={mergeClasses(styles.count, isWaiting && styles.waiting)}>{formatNumber(count)}</span>
          )}
        </Tab>
      ))}
    </TabList>
  )
}
