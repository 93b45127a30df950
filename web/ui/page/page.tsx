import { makeStyles } from '@fluentui/react-components'
import { createContext, type ReactNode, useContext, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { PageHeading } from './page-heading.tsx'
import { usePanelParams } from './panel-frame.tsx'
import { type PillTab, PillTabs } from './tabs.tsx'

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    paddingBottom: '12px',
    // On a phone the heading stands in the header, which may leave nothing here.
    ':not(:has(> :not(:empty)))': { display: 'none' },
    '@container (min-width: 768px)': { minHeight: '64px', padding: '8px 0' },
  },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    ':empty': { display: 'none' },
    '@container (min-width: 768px)': { marginLeft: 'auto' },
    '@container (max-width: 480px)': { width: '100%', '& > *': { flexGrow: 1 } },
  },
  panel: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '16px' },
  body: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    columnGap: '16px',
    rowGap: '16px',
    '@container (min-width: 768px)': {
      ':has(> [data-beside]:not(:empty))': { gridTemplateColumns: 'minmax(0, 1fr) 444px' },
    },
  },
  beside: {
    ':empty': { display: 'none' },
    alignSelf: 'stretch',
    minWidth: 0,
    // A panel slides in from beyond the edge of the page, which is not to grow sideways meanwhile.
    overflowX: 'clip',
    // The window has become a phone's since the panel was opened.
    '@container (max-width: 767px)': { order: -1 },
  },
})

const ActionPlace = createContext<HTMLElement | null>(null)
const BesidePlace = createContext<HTMLElement | null | undefined>(undefined)

/** Where a panel stands beside what the page shows; null until the page is there, undefined where there is no page. */
export const useBesidePlace = () => useContext(BesidePlace)

/** Buttons that stand beside the heading of the page, wherever in the page they are needed. The primary one comes last. */
export const PageActions = ({ children }: { children: ReactNode }) => {
  const place = useContext(ActionPlace)
  return place && createPortal(children, place)
}

export type PageTab = PillTab & { panel: ReactNode }

type Props = {
  title: string
  /** Further parts of the document's title, such as the company. */
  under?: string[]
  /** Before the heading: the way back. */
  before?: ReactNode
  /** After the heading and its tabs: what is known of the whole page. */
  facts?: ReactNode
  label?: string
  /** The open one is part of the page's address, so that it can be linked to and survives a reload. */
  tabs?: readonly [PageTab, ...PageTab[]]
  children?: ReactNode
}

/** A page: heading, parts and actions on one line where there is room, then what it shows. */
export const Page = ({ title, under, before, facts, label, tabs, children }: Props) => {
  const styles = useStyles()
  const id = useId()
  const [params, setParams] = usePanelParams()
  const [actionPlace, setActionPlace] = useState<HTMLElement | null>(null)
  const [besidePlace, setBesidePlace] = useState<HTMLElement | null>(null)
  const open = tabs?.find(({ name }) => name === params.get('tab')) ?? tabs?.[0]
  const isTabbed = tabs !== undefined && tabs.length > 1 && open !== undefined
  return (
    <ActionPlace value={actionPlace}>
      <div className={styles.page}>
        <div className={styles.head}>
          {before}
          <PageHeading title={title} under={under} />
          {isTabbed && (
            <PillTabs
              id={id}
              label={label}
              tabs={tabs}
              open={open.name}
              onOpen={(tab) => setParams({ tab }, { preventScrollReset: true })}
            />
          )}
          {facts}
          <div ref={setActionPlace} className={styles.actions} />
        </div>
        <BesidePlace value={besidePlace}>
          <div className={styles.body}>
            {isTabbed ? (
              <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open.name}`} className={styles.panel}>
                {open.panel}
                {children}
              </div>
            ) : (
              <div className={styles.panel}>
                {open?.panel}
                {children}
              </div>
            )}
            <div ref={setBesidePlace} data-beside className={styles.beside} />
          </div>
        </BesidePlace>
      </div>
    </ActionPlace>
  )
}
