import { eachOptional, type OptionalFactName, optionalNames } from '../../core/workforce/rules.ts'
import { fieldLabels } from '../kernel/field-labels.ts'
import { fieldReasons } from '../kernel/field-reasons.ts'
import { sheetHeadings } from '../kernel/sheets.ts'

interface OptionalText {
  label: string
  /** What a form says about an invalid value. */
  reason: string
  /** The same, in a list of people. */
  listReason: string
  width: number
  /** Matching headings in lists, folded and reduced to letters and digits. */
  headings: readonly string[]
  /** The example in the template. */
  example: string
}

/** Turkish texts for an employee's optional facts. */
export const optionalTexts: Readonly<Record<OptionalFactName, OptionalText>> = {
  email: {
    label: fieldLabels.email,
    reason: fieldReasons.email,
    listReason: 'E-posta adresi geçersiz',
    width: 28,
    headings: ['eposta', 'epostaadresi', 'email', 'mail', 'mailadresi'],
    example: 'ayse@ornek.com',
  },
}

interface Column<Key extends string> {
  header: string
  key: Key
  /** In characters. */
  width: number
}

export type ListField = 'fullName' | 'phone' | OptionalFactName | 'department' | 'shifts'

/** Columns of a list of people for import. */
export const listColumns: readonly Column<ListField>[] = [
  { header: sheetHeadings.fullName, key: 'fullName', width: 32 },
  { header: sheetHeadings.phone, key: 'phone', width: 18 },
  ...optionalNames.map((key) => ({ header: optionalTexts[key].label, key, width: optionalTexts[key].width })),
  { header: sheetHeadings.department, key: 'department', width: 24 },
  { header: sheetHeadings.shifts, key: 'shifts', width: 24 },
]

/** Columns for skipped rows. Once corrected they can be imported again: the import ignores the last column. */
export const failedRowsColumns: readonly Column<ListField | 'reason'>[] = [
  ...listColumns,
  { header: sheetHeadings.reason, key: 'reason', width: 60 },
]

/** Columns of the export of a company's people. Once edited it can be imported: the import ignores the last three. */
export const peopleColumns: readonly Column<ListField | 'role' | 'state' | 'createdAt'>[] = [
  ...listColumns,
  { header: fieldLabels.role, key: 'role', width: 22 },
  { header: fieldLabels.status, key: 'state', width: 10 },
  { header: 'Kayıt tarihi', key: 'createdAt', width: 14 },
]

/** Headings that people use, folded and reduced to letters and digits. */
export const listHeadings: Readonly<Record<ListField | 'firstName' | 'lastName', readonly string[]>> = {
  fullName: [
    'adsoyad',
    'adisoyadi',
    'advesoyad',
    'adivesoyadi',
    'isimsoyisim',
    'isim',
    'calisan',
    'personel',
    'adsoyisim',
    'fullname',
    'name',
  ],
  firstName: ['ad', 'adi'],
  lastName: ['soyad', 'soyadi', 'soyisim'],
  phone: [
    'telefon',
    'telefonno',
    'telefonnumarasi',
    'ceptelefonu',
    'ceptel',
    'cep',
    'cepno',
    'tel',
    'telno',
    'gsm',
    'gsmno',
    'phone',
  ],
  ...eachOptional((name) => optionalTexts[name].headings),
  department: ['departman', 'departmani', 'bolum', 'bolumu', 'birim', 'birimi', 'department'],
  shifts: ['vardiya', 'vardiyasi', 'vardiyalar', 'vardiyalari', 'shift', 'shifts'],
}

/** Shows how to fill in the template. The import skips it; no real phone number begins like this. */
export const exampleRow = {
  fullName: 'Örnek: Ayşe Yılmaz',
  phone: '5000000000',
  ...eachOptional((name) => optionalTexts[name].example),
} as const
