import type { CompanyType, Role } from '../../core/actors/rules.ts'

export const companyTypeLabels: Record<CompanyType, string> = {
  corporate: 'Firma',
  catering: 'Catering',
  supplier: 'Tedarikçi',
}

export const roleLabels: Record<Role, string> = {
  individual: 'Bireysel',
  corporate1: 'Çalışan',
  corporate2: 'Alt Düzey Yönetici',
  corporate3: 'Orta Düzey Yönetici',
  corporate4: 'Üst Düzey Yönetici',
  corporateOwner: 'Şirket Sahibi',
}

/** Shown instead of a person's name. */
export const atCommandLine = 'Komut satırı'
