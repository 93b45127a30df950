import type { CompanySettings } from '../../../api/generated.ts'
import { Facts } from '../../../shared/facts.tsx'
import { formatPhone } from '../../../shared/phone.ts'

export const CompanyFacts = ({ settings: { phone, address } }: { settings: CompanySettings }) => (
  <Facts
    facts={[
      ['Telefon', phone ? formatPhone(phone) : '—'],
      ['Sokak', address.street || '—'],
      ['İlçe', address.district || '—'],
      ['Şehir', address.city || '—'],
      ['Posta kodu', address.postal_code || '—'],
    ]}
  />
)
