import { Badge, Button, Drawer, DrawerBody, DrawerHeader, makeStyles } from '@fluentui/react-components'
import {
  ChevronDownRegular,
  ChevronUpRegular,
  DismissRegular,
  KeyRegular,
  PersonAvailableRegular,
  PersonProhibitedRegular,
} from '@fluentui/react-icons'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { optionalFacts, optionalNames } from '../../../../src/core/workforce/rules.ts'
import { fieldLabels } from '../../../../src/texts/kernel/field-labels.ts'
import { noDepartmentLabel } from '../../../../src/texts/workforce/labels.ts'
import { roleLabels } from '../../../../src/texts/access/labels.ts'
import { optionalTexts } from '../../../../src/texts/workforce/person-fields.ts'
import { useGetEmployeeQuery, type Employee } from '../../../api/generated.ts'
import { PersonState } from './person-state.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { colors } from '../../../ui/colors.ts'
import { useDangerStyles } from '../../../ui/danger-styles.ts'
import { formatInstantDay } from '../../../ui/words/dates.ts'
import { Facts } from '../../../ui/facts.tsx'
import { useClosedByBack } from '../../../ui/dialogs/layers.ts'
import { NotYet } from '../../../ui/states/not-yet.tsx'
import { useOwnDocument } from '../../../ui/device/own-document.ts'
import { formatPhone } from '../../../ui/words/phone.ts'
import { useCan, useCompany, useScope } from '../../../frame/scope/company-scope.ts'
import { useFrame } from '../../../ui/frame-context.ts'
import { useIsOneself } from '../../../frame/session/profile-context.ts'
import { useDialog } from '../../../ui/dialogs/use-dialog.ts'
import { ActivityDialog } from './activity-dialog.tsx'
import { mayEdit } from './authority.ts'
import { shiftsText } from './own-shifts-field.tsx'
import { PersonForm } from './person-form.tsx'
import { PersonHistory } from './person-history.tsx'
import { ResetPasswordDialog } from './reset-password-dialog.tsx'

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
  parts: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '20px' },
  part: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '10px' },
  heading: { fontSize: '14px', lineHeight: '20px', fontWeight: 650 },
})

const ActionButtons = ({
  person,
  onActivity,
  onReset,
}: {
  person: Employee
  onActivity: () => void
  onReset: () => void
}) => {
  const danger = useDangerStyles()
  if (useIsOneself(person.id)) return null
  return (
    <>
      <Button icon={<KeyRegular />} onClick={onReset}>
        Şifre sıfırla
      </Button>
      {person.is_active ? (
        <Button className={danger.quiet} icon={<PersonProhibitedRegular />} onClick={onActivity}>
          Pasifleştir
        </Button>
      ) : (
        <Button icon={<PersonAvailableRegular />} onClick={onActivity}>
          Aktifleştir
        </Button>
      )}
    </>
  )
}

const PersonDetails = ({ person, onKnown }: { person: Employee; onKnown: (phone: string) => void }) => {
  const styles = useStyles()
  const scope = useScope()
  const mayReadLog = useCan('readLog')
  const { open, show, close } = useDialog<'activity' | 'reset'>()
  /** Restarts the form with what its own buttons have changed. */
  const [edited, setEdited] = useState(person)
  /**
   * Fixed on opening: if the person loses the right meanwhile, the input stays and the server says why it is refused.
   */
  const [isEditable] = useState(() => mayEdit(scope, person))
  const facts = [
    [fieldLabels.phone, formatPhone(person.phone)],
    ...optionalNames.map(
      (name) => [optionalTexts[name].label, person[optionalFacts[name].wire] ?? 'Belirtilmemiş'] as const,
    ),
    [fieldLabels.department, person.department_name ?? noDepartmentLabel],
    ...(scope.company.type === 'corporate' ? [[fieldLabels.shift, shiftsText(person.shifts)] as const] : []),
  ] as const
  return (
    <div className={styles.parts}>
      {isEditable && (
        <PersonForm
          key={edited.version}
          person={edited}
          onKnown={onKnown}
          actions={(leave) => (
            <ActionButtons
              person={person}
              onActivity={() => leave(() => show('activity'))}
              onReset={() => show('reset')}
            />
          )}
        />
      )}
      <Facts facts={[...(isEditable ? [] : facts), ['Kayıt tarihi', formatInstantDay(person.created_at)]]} />
      {mayReadLog && (
        <section className={styles.part}>
          <h3 className={styles.heading}>Geçmiş</h3>
          <PersonHistory userId={person.id} />
        </section>
      )}
      {open === 'activity' && (
        <ActivityDialog
          person={person}
          onDone={(now) => {
            setEdited(now)
            close()
          }}
          onClose={close}
        />
      )}
      {open === 'reset' && <ResetPasswordDialog person={person} onClose={close} />}
    </div>
  )
}

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
    <Drawer
      type={isBeside ? 'inline' : 'overlay'}
      position="end"
      size={isBeside ? 'medium' : 'full'}
      open
      onOpenChange={onClose}
      {...(isBeside && { role: 'region' })}
      aria-label={person?.full_name ?? 'Çalışan'}
      className={isBeside ? styles.beside : styles.over}
      data-person-panel
      onKeyDown={({ key, defaultPrevented }: KeyboardEvent) => {
        if (isBeside && key === 'Escape' && !defaultPrevented) onClose()
      }}
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
                <Badge appearance="tint" color="informative">
                  {roleLabels[person.role]}
                </Badge>
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
    </Drawer>
  )
}
