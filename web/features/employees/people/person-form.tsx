import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { InfoRegular } from '@fluentui/react-icons'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { phoneDigits } from '../../../../src/core/shared/rules.ts'
import { reasons } from '../../../../src/texts/kernel/reasons.ts'
import { useAssignRoleMutation, useUpdateEmployeeMutation, type Employee } from '../../../api/generated.ts'
import { colors } from '../../../ui/colors.ts'
import { ConflictNotice } from '../../../ui/forms/conflict-notice.tsx'
import { FormNotice } from '../../../ui/forms/form-notice.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { useDraftForm } from '../../../frame/forms/use-draft-form.ts'
import { codeOf } from '../../../ui/words/problem-text.ts'
import { useCompany, useScope } from '../../../frame/scope/company-scope.ts'
import { useIsOneself } from '../../../frame/session/profile-context.ts'
import { isComplete } from '../../../domain/shifts/own-shifts.ts'
import { grantableRoles } from './authority.ts'
import { changesOf, draftOf, type EditDraft, problemsOf, read } from './edit-draft.ts'
import { ownDepartment } from './own-department.ts'
import { PersonFields } from './person-fields.tsx'
import { useBanner } from '../../../frame/banners/use-banner.ts'
import { withCancelled } from '../../../domain/menus/with-cancelled.ts'

/** Roles have an operation of their own. If it is refused, what has already been saved is not sent again. */
const useSavePerson = (person: Employee) => {
  const company = useCompany()
  const [update] = useUpdateEmployeeMutation()
  const [assign] = useAssignRoleMutation()
  const reportUpdate = useBanner('updateEmployee')
  const reportRole = useBanner('assignRole')

  return async (draft: EditDraft, before: EditDraft) => {
    const body = changesOf(draft, before)
    let saved = before
    if (Object.keys(body).length > 0) {
      const { data, error } = await reportUpdate(
        update({ ...company, userId: person.id, body: { ...body, version: saved.version } }),
        {
          success:
            body.phone === undefined
              ? 'Çalışan güncellendi'
              : 'Çalışan güncellendi, telefonu değiştiği için oturumları kapatıldı',
        },
      )
      if (data === undefined) return { error }
      saved = draftOf(data.user)
    }
    if (draft.role === saved.role) return { data: saved }
    const { data, error } = await reportRole(
      assign({ ...company, userId: person.id, body: { role: draft.role, version: saved.version } }),
      { success: ({ cancelled_choices }) => withCancelled('Çalışan rolü güncellendi', cancelled_choices) },
    )
    if (data === undefined) return { error, saved, prefix: 'Rol güncellemesi sırasında hata oluştu' }
    return { data: draftOf(data.user) }
  }
}

const useStyles = makeStyles({
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '12px' },
  heading: { fontSize: '14px', lineHeight: '20px', fontWeight: 650 },
  note: {
    display: 'flex',
    columnGap: '8px',
    padding: '8px 12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: colors.infoSoft,
    color: colors.info,
  },
  icon: { flexShrink: 0, fontSize: '20px' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px', '& > :last-child': { marginLeft: 'auto' } },
})

type Props = {
  person: Employee
  /** Opens the person who already has this phone number. */
  onKnown: (phone: string) => void
  /** Shown beside the save button. */
  actions: (leave: (proceed: () => void) => void) => ReactNode
}

/** Ctrl+S saves from anywhere in the form. */
export const PersonForm = ({ person, onKnown, actions }: Props) => {
  const styles = useStyles()
  const scope = useScope()
  const isOwn = useIsOneself(person.id)
  const element = useRef<HTMLFormElement>(null)
  const [known, setKnown] = useState<string>()
  const save = useSavePerson(person)
  const form = useDraftForm({
    initial: () => draftOf(person),
    problemsOf,
    send: async (draft: EditDraft, before: EditDraft) => {
      const answer = await save(draft, before)
      setKnown(codeOf(answer.error) === 'employee.phone_taken' ? phoneDigits(draft.phone) : undefined)
      return answer
    },
    onSaved: (saved: EditDraft) => saved,
    prefix: 'Güncelleme sırasında hata oluştu',
    versioned: { draftOf, read },
  })
  const { draft, saved, conflict, notice, isSending, submit, leave } = form
  const isChanged = JSON.stringify(draft) !== JSON.stringify(saved)
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      element.current?.requestSubmit()
    }
    const panel = element.current?.closest<HTMLElement>('[data-person-panel]')
    panel?.addEventListener('keydown', save)
    return () => panel?.removeEventListener('keydown', save)
  }, [])
  return (
    <Form ref={element} className={styles.form} onSubmit={submit}>
      <h3 className={styles.heading}>Çalışan bilgilerini düzenle</h3>
      <PersonFields
        form={form}
        roles={grantableRoles(scope, person.role)}
        roleHint={isOwn ? reasons.ownRole : undefined}
        ownDepartment={ownDepartment(person)}
      />
      {draft.phone !== saved.phone && (
        <div className={styles.note}>
          <InfoRegular className={styles.icon} aria-hidden />
          <Text size={200}>
            Telefon değişirse kişinin açık oturumları kapanır; değişiklik işlem kayıtlarına yazılır.
          </Text>
        </div>
      )}
      <FormNotice intent="error" text={notice} />
      {known !== undefined && <Button onClick={() => leave(() => onKnown(known))}>Kayıtlı kişiyi göster</Button>}
      <ConflictNotice conflict={conflict} />
      <div className={styles.buttons}>
        {actions(leave)}
        <SubmitButton
          text="Kaydet"
          isDisabled={!isChanged || !isComplete(draft.shifts) || conflict !== undefined}
          isBusy={isSending}
        />
      </div>
    </Form>
  )
}
