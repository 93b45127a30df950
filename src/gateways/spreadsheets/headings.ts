import { fold } from '../../core/shared/index.ts'

export type Field = 'fullName' | 'firstName' | 'lastName' | 'phone' | 'email' | 'department'

/** Headings that people use, folded and reduced to letters and digits. */
const headings: Record<Field, readonly string[]> = {
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
  email: ['eposta', 'epostaadresi', 'email', 'mail', 'mailadresi'],
  department: ['departman', 'departmani', 'bolum', 'bolumu', 'birim', 'birimi', 'department'],
}

const fieldOf = new Map(
  Object.entries(headings).flatMap(([field, words]) => words.map((word) => [word, field as Field])),
)

/** The column of each field, if this row holds the headings of a list of people. */
export const readHeadings = (cells: readonly string[]): Map<Field, number> | undefined => {
  const columns = new Map<Field, number>()
  cells.forEach((cell, column) => {
    const field = fieldOf.get(fold(cell).replace(/[^a-z0-9]/g, ''))
    if (field !== undefined && !columns.has(field)) columns.set(field, column)
  })
  const hasName = columns.has('fullName') || columns.has('firstName')
  return hasName && columns.has('phone') ? columns : undefined
}
