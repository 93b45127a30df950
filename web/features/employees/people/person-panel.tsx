import { Button, DrawerBody, DrawerHeader, makeStyles } from '@fluentui/react-components'
import { Badge } from '../../../ui/badge.tsx'
import { ChevronDownRegular, ChevronUpRegular, DismissRegular } from '@fluentui/react-icons'
import { useEffect, useRef, useState } from 'react'
import { roleLabels } from '../../../../src/texts/access/labels.ts'
import { useGetEmployeeQuery, type Employee } from '../../../api/generated.ts'
import { PersonState } from './person-state.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { colors } from '../../../ui/colors.ts'
import { useClosedByBack } from '../../../ui/dialogs/layers.ts'
import { NotYet } from '../../../ui/states/not-yet.tsx'
import { useOwnDocument } from '../../../ui/device/own-document.ts'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { useFrame } from '../../../ui/frame-context.ts'
import { PanelDrawer } from '../../../ui/page/panel-drawer.tsx'
import { PersonDetails } from './person-details.tsx'

const useStyles = makeStyles({
  beside: {
    position: 'sticky',
    zIndex: 2,
    top: 'calc(var(--header-height, 0px) + 12px)',
    gridArea: '1 / 1',
    justifySelf: 'end',
    alignSelf: 'start',
    width: 'min(432px, 100%)',
    maxHeight: 'calc(100dvh - var(--header-height, 0px) - 24px)',
    border: `1px solid ${colors.line}`,
    borderRadius: '12px',
    backgroundColor: colors.surface,
    boxShadow: `0 2px 4px ${colors.shadeNear}, 0 12px 32px ${colors.shade}`,
    '@container (min-width: 1300px)': { gridArea: '1 / 2', boxShadow: 'none' },
  },
  over: { width: '100%', maxWidth: '100%' },
  header: { padding: '14px 16px 12px 20px', borderBottom: `1px solid ${colors.line}` },
  who: { display: 'flex', alignItems: 'center', columnGap: '12px', minWidth: 0 },
  names: { display: 'grid', rowGap: '4px', minWidth: 0 },
  name: { outlineStyle: 'none', fontSize: '16px', lineHeight: '22px', fontWeight: 650, overflowWrap: 'anywhere' },
  steps: { display: 'flex', flexShrink: 0, marginLeft: 'auto' },
  badges: { display: 'flex', flexWrap: 'wrap', gap: '6px' },
  body: { padding: '16px 20px 20px' },
})

/** When the panel closes, the focus moves to the row of the person last shown in it. */
const useFocusOnRow = (id: string) => {
  const last = useRef(id)
  const own = useOwnDocument()
  useEffect(() => {
    last.current = id
  }, [id])
  useEffect(
    () => () => {
      setTimeout(() => {
        if (own.activeElement === own.body) own.querySelector<HTMLElement>(`[data-person="${last.current}"]`)?.focus()
      })
    },
    [own],
  )
}

type Props = {
  id: string
  /** The person from the list, shown until the details have loaded. */
  listed?: Employee
  /** There is room beside the list. */
  isWide: boolean
  /** Open the neighbours in the list; undefined at its ends. */
  onBefore?: () => void
  onAfter?: () => void
  /** Opens the person with this phone number. */
  onKnown: (phone: string) => void
  onClose: () => void
}

/** One person: beside the list where there is room, over it on a phone. */
export const PersonPanel = ({ id, listed, isWide, onBefore, onAfter, onKnown, onClose }: Props) => {
  const styles = useStyles()
  /** Fixed while it is open: switching when the window is resized would lose what was typed. */
  const [isBeside] = useState(isWide)
  const heading = useRef<HTMLHeadingElement>(null)
  const own = useOwnDocument()
  const hasAddress = useFrame()?.hasAddress ?? true
  useClosedByBack(onClose, !isBeside && !hasAddress)
  const query = useGetEmployeeQuery({ ...useCompany(), userId: id })
  const person = query.currentData?.user ?? listed
  useEffect(() => {
    const title = heading.current
    if (!title?.closest('[data-person-panel]')?.contains(own.activeElement)) title?.focus({ preventScroll: true })
  }, [id, own])
  useFocusOnRow(id)
  return (
    <PanelDrawer
      isBeside={isBeside}
      position="end"
      size={isBeside ? 'medium' : 'full'}
      label={person?.full_name ?? 'Çalışan'}
      className={isBeside ? styles.beside : styles.over}
      data-person-panel
      onClose={onClose}
    >
      <DrawerHeader className={styles.header}>
        <div className={styles.who}>
          {isBeside && <Avatar name={person?.full_name ?? ''} isLarge />}
          <div className={styles.names}>
            <h2 ref={heading} tabIndex={-1} className={styles.name}>
              {person?.full_name ?? 'Çalışan'}
            </h2>
            {person !== undefined && (
              <div className={styles.badges}>
                <PersonState person={person} />
                <Badge color="informative">{roleLabels[person.role]}</Badge>
              </div>
            )}
          </div>
          <div className={styles.steps}>
            <Button
              appearance="subtle"
              icon={<ChevronUpRegular />}
              aria-label="Önceki kişi"
              disabledFocusable={onBefore === undefined}
              onClick={onBefore}
            />
            <Button
              appearance="subtle"
              icon={<ChevronDownRegular />}
              aria-label="Sonraki kişi"
              disabledFocusable={onAfter === undefined}
              onClick={onAfter}
            />
            <Button appearance="subtle" icon={<DismissRegular />} aria-label="Paneli kapat" onClick={onClose} />
          </div>
        </div>
      </DrawerHeader>
      <DrawerBody className={styles.body}>
        {person === undefined ? (
          <NotYet query={query} failure="Çalışan yüklenemedi" />
        ) : (
          <PersonDetails key={person.id} person={person} onKnown={onKnown} />
        )}
      </DrawerBody>
    </PanelDrawer>
  )
}
