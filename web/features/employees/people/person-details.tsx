import { Button, makeStyles } from '@fluentui/react-components'
import { CalendarRegular, KeyRegular, PersonAvailableRegular, PersonProhibitedRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { optionalFacts, optionalNames } from '../../../../src/core/workforce/rules.ts'
import { fieldLabels } from '../../../../src/texts/kernel/field-labels.ts'
import { noDepartmentLabel } from '../../../../src/texts/workforce/labels.ts'
import { optionalTexts } from '../../../../src/texts/workforce/person-fields.ts'
import type { Employee } from '../../../api/generated.ts'
import { useDangerStyles } from '../../../ui/danger-styles.ts'
import { formatInstantDay } from '../../../ui/words/dates.ts'
import { Facts } from '../../../ui/facts.tsx'
import { formatPhone } from '../../../ui/words/phone.ts'
import { useCan, useScope } from '../../../frame/scope/company-scope.ts'
import { later } from '../../../frame/later.tsx'
import { useIsOneself } from '../../../frame/session/profile-context.ts'
import { useDialog } from '../../../ui/dialogs/use-dialog.ts'
import { ActivityDialog } from './activity-dialog.tsx'
import { mayEdit } from './authority.ts'
import { ownShiftsIn, ownShiftsText } from '../../../domain/shifts/own-shifts.ts'
import { PersonForm } from './person-form.tsx'
import { PersonHistory } from './person-history.tsx'
import { ResetPasswordDialog } from './reset-password-dialog.tsx'

const AbsenceDialog = later(async () => (await import('./absence-dialog.tsx')).AbsenceDialog)

const RecordRequestDialog = later(
  async () => (await import('../privacy/record-request-dialog.tsx')).RecordRequestDialog,
)

const useStyles = makeStyles({
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

export const PersonDetails = ({ person, onKnown }: { person: Employee; onKnown: (phone: string) => void }) => {
  const styles = useStyles()
  const scope = useScope()
  const mayReadLog = useCan('readLog')
  const { open, show, close } = useDialog<'activity' | 'reset' | 'absence' | 'request'>()
  const mayRecord = useCan('manageEmployees')
  const mayMarkAbsence = useCan('manageAbsences') && person.is_active
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
    ...(scope.company.type === 'corporate' ? [[fieldLabels.shift, ownShiftsText(ownShiftsIn(person))] as const] : []),
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
      {mayMarkAbsence && (
        <Button icon={<CalendarRegular />} onClick={() => show('absence')}>
          Yok olarak işaretle
        </Button>
      )}
      {mayRecord && <Button onClick={() => show('request')}>Veri talebi kaydet</Button>}
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
      {open === 'absence' && <AbsenceDialog people={[person]} onDone={close} onClose={close} />}
      {open === 'request' && <RecordRequestDialog person={person} onClose={close} />}
      {open === 'reset' && <ResetPasswordDialog person={person} onClose={close} />}
    </div>
  )
}
