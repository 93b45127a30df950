import { companyNameRule, contactNameRule, isContactPhone } from '../../../../src/core/companies/rules.ts'
import { nameProblem } from '../../../../src/core/shared/rules.ts'
import { fieldLabels } from '../../../../src/texts/kernel/field-labels.ts'
import { contactNameLabel } from '../../../domain/companies/contact-name.ts'
import { taxNumberProblemText } from '../../../domain/companies/tax-number-field.tsx'
import type { CompanySettings, UpdateCompanyApiArg } from '../../../api/generated-panels.ts'

export const companyNameLabel = 'Şirket adı'
export const allergensRequiredLabel = 'Alerjenleri beyan edilmemiş menü yayınlanmasın'
export const reminderLabel = 'Seçim hatırlatması'
export const reminderText = (hours: string): string => `Seçim kapanmadan ${hours} saat önce`
export const slipCodesLabel = 'Fişlerdeki karekod şifre yazmadan giriş yaptırsın'
export const slipCodesHint =
  'Kod bir kez geçerlidir, ardından çalışan kendi şifresini belirler. Kapatırsanız verilmiş kodlar geçersiz olur; fişteki şifreler geçerli kalır.'
export const withholdsVatLabel = 'Belirlenmiş alıcıyız: mutabakatlarda KDV tevkifatı (5/10) gösterilsin'
export const registrationNeedsApprovalLabel = 'Kendisi kayıt olan çalışanlar bir yöneticinin onayını beklesin'
export const registrationNeedsApprovalHint =
  'Kayıtlar Çalışanlar → Başvurular listesine düşer; onaylananlar giriş yapabilir. Kapatırsanız bekleyenler yine karar bekler.'
export const logoLabel = 'Logo'

export type CompanyDraft = {
  name: string
  phone: string
  contactName: string
  street: string
  district: string
  city: string
  postalCode: string
  taxNumber: string
  logoUrl: string
  /** Caterings only. */
  allergensRequired: boolean
  /** Firms only. */
  reminderHours: string
  slipCodes: boolean
  /** Firms only. */
  withholdsVat: boolean
  /** Firms only. */
  registrationNeedsApproval: boolean
  version: number
}

export const draftOf = ({
  name,
  tax_number,
  phone,
  contact_name,
  address,
  logo_url,
  allergens_required,
  reminder_hours,
  slip_codes,
  withholds_vat,
  registration_needs_approval,
  version,
}: CompanySettings): CompanyDraft => ({
  name,
  phone: phone ?? '',
  contactName: contact_name ?? '',
  street: address.street,
  district: address.district,
  city: address.city,
  postalCode: address.postal_code,
  taxNumber: tax_number ?? '',
  logoUrl: logo_url ?? '',
  allergensRequired: allergens_required,
  reminderHours: String(reminder_hours),
  slipCodes: slip_codes,
  withholdsVat: withholds_vat,
  registrationNeedsApproval: registration_needs_approval,
  version,
})

export const read = (draft: CompanyDraft) =>
  [
    [companyNameLabel, draft.name],
    [fieldLabels.phone, draft.phone],
    [contactNameLabel, draft.contactName],
    [fieldLabels.street, draft.street],
    [fieldLabels.district, draft.district],
    [fieldLabels.city, draft.city],
    [fieldLabels.postalCode, draft.postalCode],
    [fieldLabels.taxNumber, draft.taxNumber],
    [logoLabel, draft.logoUrl.split('/').at(-1)?.slice(0, 12) ?? ''],
    [allergensRequiredLabel, draft.allergensRequired ? 'Evet' : 'Hayır'],
    [reminderLabel, reminderText(draft.reminderHours)],
    [slipCodesLabel, draft.slipCodes ? 'Evet' : 'Hayır'],
    [withholdsVatLabel, draft.withholdsVat ? 'Evet' : 'Hayır'],
    [registrationNeedsApprovalLabel, draft.registrationNeedsApproval ? 'Evet' : 'Hayır'],
  ] as const

/** Sends only what has changed. */
export const changesOf = (draft: CompanyDraft, saved: CompanyDraft): UpdateCompanyApiArg['body'] => {
  const {
    version: _,
    allergensRequired,
    reminderHours,
    slipCodes,
    withholdsVat,
    registrationNeedsApproval,
    ...texts
  } = draft
  const trimmed = Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text.trim()])) as typeof texts
  const differs = (field: keyof typeof texts) => trimmed[field] !== saved[field]
  const address = {
    ...(differs('street') && { street: trimmed.street }),
    ...(differs('district') && { district: trimmed.district }),
    ...(differs('city') && { city: trimmed.city }),
    ...(differs('postalCode') && { postal_code: trimmed.postalCode }),
  }
  return {
    ...(differs('name') && { name: trimmed.name }),
    ...(differs('taxNumber') && { tax_number: trimmed.taxNumber || null }),
    ...(differs('phone') && { phone: trimmed.phone || null }),
    ...(differs('contactName') && { contact_name: trimmed.contactName || null }),
    ...(allergensRequired !== saved.allergensRequired && { allergens_required: allergensRequired }),
    ...(reminderHours !== saved.reminderHours && { reminder_hours: Number(reminderHours) }),
    ...(slipCodes !== saved.slipCodes && { slip_codes: slipCodes }),
    ...(withholdsVat !== saved.withholdsVat && { withholds_vat: withholdsVat }),
    ...(registrationNeedsApproval !== saved.registrationNeedsApproval && {
      registration_needs_approval: registrationNeedsApproval,
    }),
    ...(differs('logoUrl') && { logo_url: trimmed.logoUrl || null }),
    ...(Object.keys(address).length > 0 && { address }),
  }
}

export const problemsOf = ({ name, taxNumber, phone, contactName }: CompanyDraft) => ({
  name: nameProblem(name, companyNameRule) ? `Şirket adı en az ${companyNameRule.min} karakter olmalı` : undefined,
  taxNumber: taxNumberProblemText(taxNumber),
  phone: phone.trim() === '' || isContactPhone(phone.trim()) ? undefined : 'Geçerli bir telefon numarası yazın',
  contactName:
    contactName.trim() !== '' && nameProblem(contactName, contactNameRule)
      ? `Ad en az ${contactNameRule.min} karakter olmalı`
      : undefined,
})
