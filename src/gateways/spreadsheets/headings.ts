import { fold } from '../../core/shared/index.ts'
import { listHeadings } from '../../texts/workforce/person-fields.ts'

export type Field = keyof typeof listHeadings

export type ProductField = keyof typeof productHeadings

const productHeadings = {
  name: ['urunadi', 'urun', 'urunler', 'ad', 'adi', 'malzeme', 'cinsi', 'name'],
  description: ['aciklama', 'tanim', 'description'],
  category: ['kategori', 'grup', 'category'],
  unit: ['birim', 'birimi', 'olcubirimi', 'unit', 'unittype'],
  price: ['birimfiyat', 'fiyat', 'birimfiyati', 'satisfiyati', 'price', 'unitprice'],
  stock: ['stok', 'stokmiktari', 'miktar', 'mevcut', 'stock', 'stockquantity'],
  minimum: ['enazsiparis', 'minimumsiparis', 'minsiparis', 'asgarisiparis', 'minimumorderquantity'],
  code: ['kod', 'urunkodu', 'stokkodu', 'malzemekodu', 'code'],
  vat: ['kdv', 'kdvorani', 'vergi', 'vat', 'vatrate'],
  content: ['birimicerigi', 'icerik', 'icerigi', 'ambalajicerigi', 'content'],
} as const

export type PartnershipField = 'catering' | 'corporate' | 'supplier' | 'unitPrice' | 'months'

const partnershipHeadings: Record<PartnershipField, readonly string[]> = {
  catering: ['catering', 'cateringfirmasi', 'cateringsirketi'],
  corporate: ['firma', 'firmaadi', 'musteri', 'corporate'],
  supplier: ['tedarikci', 'tedarikciadi', 'supplier'],
  unitPrice: ['ogunfiyati', 'ogunfiyat', 'fiyat', 'birimfiyat', 'birimfiyati', 'unitprice', 'price'],
  months: ['sure', 'sureay', 'ay', 'anlasmasuresi', 'months'],
}

export type RecipeField = keyof typeof recipeHeadings

const recipeHeadings = {
  component: ['bilesen', 'bilesenadi', 'yemek', 'yemekadi', 'yemeginadi', 'recete', 'receteadi', 'component', 'recipe'],
  portions: ['porsiyon', 'porsiyonsayisi', 'kacporsiyon', 'kisi', 'kisisayisi', 'portions'],
  ingredient: ['malzeme', 'malzemeadi', 'malzemeler', 'urun', 'urunadi', 'hammadde', 'icindekiler', 'ingredient'],
  quantity: ['netmiktar', 'net', 'miktar', 'miktari', 'quantity', 'amount'],
  unit: ['birim', 'birimi', 'olcu', 'olcubirimi', 'unit'],
  trim: ['fire', 'fireorani', 'fireyuzdesi', 'trim', 'trimpercent'],
  note: ['not', 'notlar', 'aciklama', 'aciklamalar', 'note'],
  cookedWeight: ['pismisporsiyonungramaji', 'pismisporsiyong', 'pismisporsiyon', 'pismisgramaj', 'cookedweightg'],
  method: ['yapilisi', 'yapilis', 'yapimi', 'hazirlanisi', 'hazirlanis', 'tarif', 'tarifi', 'method'],
} as const

export type AbsenceField = keyof typeof absenceHeadings

const absenceHeadings = {
  fullName: listHeadings.fullName,
  firstName: listHeadings.firstName,
  lastName: listHeadings.lastName,
  phone: listHeadings.phone,
  first: [
    'baslangic',
    'baslangictarihi',
    'baslama',
    'baslamatarihi',
    'ilkgun',
    'izinbaslangici',
    'izinbaslangic',
    'first',
  ],
  last: ['bitis', 'bitistarihi', 'songun', 'izinbitisi', 'izinbitis', 'last'],
} as const

export type ClosedDayField = 'date' | 'name' | 'fromTime'

const closedDayHeadings: Record<ClosedDayField, readonly string[]> = {
  date: ['tarih', 'gun', 'kapaligun', 'date'],
  name: ['ad', 'adi', 'aciklama', 'neden', 'tatil', 'name'],
  fromTime: ['saat', 'baslangicsaati', 'fromtime'],
}

const columnsBy = <Name extends string>(known: Record<Name, readonly string[]>) => {
  const fieldOf = new Map(
    Object.entries<readonly string[]>(known).flatMap(([field, words]) => words.map((word) => [word, field as Name])),
  )
  return (cells: readonly string[]): Map<Name, number> => {
    const columns = new Map<Name, number>()
    cells.forEach((cell, column) => {
      const field = fieldOf.get(fold(cell).replace(/[^a-z0-9]/g, ''))
      if (field !== undefined && !columns.has(field)) columns.set(field, column)
    })
    return columns
  }
}
const peopleColumns = columnsBy(listHeadings)
const productColumns = columnsBy(productHeadings)
const partnershipColumns = columnsBy(partnershipHeadings)
const recipeColumns = columnsBy(recipeHeadings)
const closedDayColumns = columnsBy(closedDayHeadings)
const absenceColumns = columnsBy<AbsenceField>(absenceHeadings)

/** The column of each field, if this row contains the headings of a list of people. */
export const readHeadings = (cells: readonly string[]): Map<Field, number> | undefined => {
  const columns = peopleColumns(cells)
  return (columns.has('fullName') || columns.has('firstName')) && columns.has('phone') ? columns : undefined
}

/** The same for a list of products, which needs a name, and a price or a stock. */
export const readProductHeadings = (cells: readonly string[]): Map<ProductField, number> | undefined => {
  const columns = productColumns(cells)
  return columns.has('name') && (columns.has('price') || columns.has('stock')) ? columns : undefined
}

/** The same for a list of partnerships, which needs a catering and its partner. */
export const readPartnershipHeadings = (cells: readonly string[]): Map<PartnershipField, number> | undefined => {
  const columns = partnershipColumns(cells)
  return columns.has('catering') && (columns.has('corporate') || columns.has('supplier')) ? columns : undefined
}

/** The same for a list of recipes, which needs a component, an ingredient and its quantity. */
export const readRecipeHeadings = (cells: readonly string[]): Map<RecipeField, number> | undefined => {
  const columns = recipeColumns(cells)
  return columns.has('component') && columns.has('ingredient') && columns.has('quantity') ? columns : undefined
}

/** The same for a list of absences, which needs a phone and a first day. */
export const readAbsenceHeadings = (cells: readonly string[]): Map<AbsenceField, number> | undefined => {
  const columns = absenceColumns(cells)
  return columns.has('phone') && columns.has('first') ? columns : undefined
}

/** The same for a list of closed days, which needs a date and a name. */
export const readClosedDayHeadings = (cells: readonly string[]): Map<ClosedDayField, number> | undefined => {
  const columns = closedDayColumns(cells)
  return columns.has('date') && columns.has('name') ? columns : undefined
}
