import { PhoneField } from '../../shared/forms/phone-field.tsx'
import { TextField } from '../../shared/forms/text-field.tsx'
import type { DraftForm } from '../../shared/forms/use-draft-form.ts'
import type { Draft } from './application-draft.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

/** Whoever applies; with a new company, its owner. */
export const ApplicantFields = ({ draft: { mode }, field }: DraftForm<Draft>) => (
  <>
    <TextField
      label="Ad soyad"
      autoComplete="name"
      maxLength={120}
      hint={mode === 'new' ? 'Şirket sahibi olarak kaydedilirsiniz' : undefined}
      {...field('fullName')}
    />
    <PhoneField {...field('phone')} />
    <TextField
      label="E-posta"
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={200}
      {...field('email')}
    />
    <NewPasswordFields field={field} />
  </>
)
