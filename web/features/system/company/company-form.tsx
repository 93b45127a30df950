import { makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { useUpdateCompanyMutation, type CompanySettings } from '../../../api/generated.ts'
import { Form } from '../../../shared/forms/form.tsx'
import { SubmitButton } from '../../../shared/forms/submit-button.tsx'
import { TextField } from '../../../shared/forms/text-field.tsx'
import { useCompany } from '../../../shared/scope/company-scope.ts'
import { changesOf, draftOf, problemsOf, type CompanyDraft } from './company-draft.ts'

const useStyles = makeStyles({
  form: {
    display: 'grid',
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    '@container (min-width: 608px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  wide: { gridColumn: '1 / -1' },
  buttons: { gridColumn: '1 / -1', display: 'flex', justifyContent: 'end' },
})

export const CompanyForm = ({ settings }: { settings: CompanySettings }) => {
  const styles = useStyles()
  const company = useCompany()
  const [update, { isLoading }] = useUpdateCompanyMutation()
  const [draft, setDraft] = useState(() => draftOf(settings))
  const [isChecked, setChecked] = useState(false)
  const changes = changesOf(draft, settings)
  const problems = problemsOf(draft)

  const submit = async () => {
    setChecked(true)
    if (changes === undefined || problems.name !== undefined || problems.phone !== undefined) return
    const { data } = await update({ ...company, body: changes })
    if (data === undefined) return
    setDraft(draftOf(data.company))
    setChecked(false)
  }
  const field = (name: keyof CompanyDraft) => ({
    name,
    value: draft[name],
    onChange: (value: string) => setDraft({ ...draft, [name]: value }),
  })
  return (
    <Form className={styles.form} onSubmit={submit}>
      <TextField
        label="Şirket adı"
        maxLength={120}
        problem={isChecked ? problems.name : undefined}
        {...field('name')}
      />
      <TextField
        label="Telefon"
        type="tel"
        maxLength={30}
        isOptional
        problem={isChecked ? problems.phone : undefined}
        {...field('phone')}
      />
      <div className={styles.wide}>
        <TextField label="Sokak" maxLength={200} isOptional {...field('street')} />
      </div>
      <TextField label="İlçe" maxLength={60} isOptional {...field('district')} />
      <TextField label="Şehir" maxLength={60} isOptional {...field('city')} />
      <TextField label="Posta kodu" inputMode="numeric" maxLength={10} isOptional {...field('postalCode')} />
      <TextField
        label="Logo adresi"
        maxLength={500}
        isOptional
        hint="Bu sitedeki ya da izin verilen bir sunucudaki resmin adresi"
        {...field('logoUrl')}
      />
      <div className={styles.buttons}>
        <SubmitButton text="Kaydet" isDisabled={changes === undefined} isBusy={isLoading} />
      </div>
    </Form>
  )
}
