import { makeStyles } from '@fluentui/react-components'
import { createContext, type ReactNode, useContext, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { PageHeading } from './page-heading.tsx'
import { usePanelParams } from './panel-frame.tsx'
import { type PillTab, PillTabs } from './tabs.tsx'
import { WithBeside } from './with-beside.tsx'

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    paddingBottom: '12px',
    // On a phone the heading moves to the header, which may leave this empty.
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
})

const ActionPlace = createContext<HTMLElement | null>(null)

/** Buttons beside the page's heading, rendered from anywhere in the page. The primary one comes last. */
export const PageActions = ({ children }: { children: ReactNode }) => {
  const place = useContext(ActionPlace)
  return place && createPortal(children, place)
}

export type PageTab = PillTab & {
  panel: ReactNode
  /** The search parameters to open it with, if it was left with more than its name. */
  left?: string
}

type Props = {
  title: string
  /** More parts of the document's title, such as the company. */
  under?: string[]
  /** Before the heading, such as a link back. */
  before?: ReactNode
  /** After the heading and its tabs: facts about the whole page. */
  facts?: ReactNode
  label?: string
  /** The open tab is part of the page's address, so that it can be linked to and survives a reload. */
  tabs?: readonly [PageTab, ...PageTab[]]
  children?: ReactNode
}

/** Heading, tabs and actions in one line where there is room, with the content below. */
export const Page = ({ title, under, before, facts, label, tabs, children }: Props) => {
  const styles = useStyles()
  const id = useId()
  const [params, setParams] = usePanelParams()
  const [actionPlace, setActionPlace] = useState<HTMLElement | null>(null)
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
              onOpen={(tab) =>
                setParams(tabs.find(({ name }) => name === tab)?.left || { tab }, { preventScrollReset: true })
              }
            />
          )}
          {facts}
          <div ref={setActionPlace} className={styles.actions} />
        </div>
        <WithBeside>
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
        </WithBeside>
      </div>
    </ActionPlace>
  )
}
