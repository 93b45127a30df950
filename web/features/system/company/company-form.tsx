import { Checkbox, Field, makeStyles } from '@fluentui/react-components'
import { BuildingRegular } from '@fluentui/react-icons'
import {
  companyNameRule,
  contactNameRule,
  maxContactPhone,
  reminderHoursRule,
} from '../../../../src/core/companies/rules.ts'
import { fieldLabels } from '../../../../src/texts/kernel/field-labels.ts'
import { useUpdateCompanyMutation, type CompanySettings } from '../../../api/generated-panels.ts'
import { ConflictNotice } from '../../../ui/forms/conflict-notice.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { FormNotice } from '../../../ui/forms/form-notice.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { contactNameLabel } from '../../../domain/companies/contact-name.ts'
import { TaxNumberField } from '../../../domain/companies/tax-number-field.tsx'
import { PictureField } from '../../../domain/images/picture-field.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useDraftForm } from '../../../frame/forms/use-draft-form.ts'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import {
  allergensRequiredLabel,
  changesOf,
  companyNameLabel,
  draftOf,
  logoLabel,
  problemsOf,
  read,
  reminderLabel,
  reminderText,
  registrationNeedsApprovalHint,
  registrationNeedsApprovalLabel,
  slipCodesHint,
  slipCodesLabel,
  withholdsVatLabel,
} from './company-draft.ts'

const hours = Array.from({ length: reminderHoursRule.max }, (_, before) => String(before + reminderHoursRule.min))

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
  const [update] = useUpdateCompanyMutation()
  const { draft, saved, change, field, notice, done, conflict, isSending, submit } = useDraftForm({
    initial: () => draftOf(settings),
    problemsOf,
    send: (draft, saved) => update({ ...company, body: { ...changesOf(draft, saved), version: saved.version } }),
    onSaved: ({ company }) => draftOf(company),
    success: 'Ayarlar güncellendi',
    prefix: 'Ayarları güncelleme sırasında hata oluştu',
    versioned: { draftOf, read },
  })
  const isChanged = Object.keys(changesOf(draft, saved)).length > 0
  return (
    <Form className={styles.form} onSubmit={submit}>
      <TextField label={companyNameLabel} maxLength={companyNameRule.max} {...field('name')} />
      <TextField label={fieldLabels.phone} type="tel" maxLength={maxContactPhone} isOptional {...field('phone')} />
      <TextField
        label={contactNameLabel}
        hint="Anlaşmalı olduğunuz şirketler telefonunuz ve adresinizle birlikte görür."
        maxLength={contactNameRule.max}
        isOptional
        {...field('contactName')}
      />
      <div className={styles.wide}>
        <TextField label={fieldLabels.street} maxLength={200} isOptional {...field('street')} />
      </div>
      <TextField label={fieldLabels.district} maxLength={60} isOptional {...field('district')} />
      <TextField label={fieldLabels.city} maxLength={60} isOptional {...field('city')} />
      <TextField
        label={fieldLabels.postalCode}
        inputMode="numeric"
        maxLength={10}
        isOptional
        {...field('postalCode')}
      />
      <TaxNumberField {...field('taxNumber')} />
      <div className={styles.wide}>
        <PictureField label={logoLabel} placeholder={<BuildingRegular aria-hidden />} {...field('logoUrl')} />
      </div>
      {company.type === 'corporate' && (
        <ChoiceField
          label={reminderLabel}
          value={draft.reminderHours}
          choices={hours.map((value) => ({ value, text: reminderText(value) }))}
          hint="Henüz seçim yapmamış çalışanlara gönderilir."
          onChange={(reminderHours) => change({ reminderHours })}
        />
      )}
      {company.type === 'catering' && (
        <Checkbox
          className={styles.wide}
          label={allergensRequiredLabel}
          checked={draft.allergensRequired}
          onChange={(_, { checked }) => change({ allergensRequired: checked === true })}
        />
      )}
      {company.type === 'corporate' && (
        <Checkbox
          className={styles.wide}
          label={withholdsVatLabel}
          checked={draft.withholdsVat}
          onChange={(_, { checked }) => change({ withholdsVat: checked === true })}
        />
      )}
      {company.type === 'corporate' && (
        <Field className={styles.wide} hint={registrationNeedsApprovalHint}>
          <Checkbox
            label={registrationNeedsApprovalLabel}
            checked={draft.registrationNeedsApproval}
            onChange={(_, { checked }) => change({ registrationNeedsApproval: checked === true })}
          />
        </Field>
      )}
      <Field className={styles.wide} hint={slipCodesHint}>
        <Checkbox
          label={slipCodesLabel}
          checked={draft.slipCodes}
          onChange={(_, { checked }) => change({ slipCodes: checked === true })}
        />
      </Field>
      <div className={styles.wide}>
        <FormNotice intent="error" text={notice} />
        <FormNotice intent="success" text={done} />
        <ConflictNotice conflict={conflict} />
      </div>
      <div className={styles.buttons}>
        <SubmitButton text="Kaydet" isDisabled={!isChanged || conflict !== undefined} isBusy={isSending} />
      </div>
    </Form>
  )
}
