import { v7 } from 'uuid'
import type { FailureLimit } from '../../src/core/access/index.ts'
import type { Member } from '../../src/core/actors/rules.ts'
import { type Company, newCompany } from '../../src/core/companies/index.ts'
import { newRequest, type Request } from '../../src/core/feedback/index.ts'
import { type MenuDay, type MenuOption, newMenuDay } from '../../src/core/menus/index.ts'
import { type Application, newApplication } from '../../src/core/onboarding/index.ts'
import {
  newOffer,
  newPartnership,
  newPriceRequest,
  newTermination,
  type Offer,
  type Partnership,
  type PriceRequest,
  type Termination,
} from '../../src/core/partnerships/index.ts'
import { newOrder, newProduct, type Order, type OrderLine, type Product } from '../../src/core/store/index.ts'
import { type Department, type Employee, newDepartment, newEmployee } from '../../src/core/workforce/index.ts'
import { newShift, type Shift } from '../../src/core/shifts/index.ts'

export const someTime = new Date('2026-03-02T09:00:00Z')

export const someId = (): string => v7()

export const aLock = (key = someId()): FailureLimit => ({
  key,
  max: 10,
  windowSeconds: 86_400,
  lockSeconds: 600,
  refusal: 'sign_in.locked',
})

let phones = 0
/** A new number on each call. */
export const somePhone = (): string => `532${String((phones += 1)).padStart(7, '0')}`

export const aCompany = (changes: Partial<Company> = {}): Company => {
  const id = someId()
  return newCompany({
    id,
    type: 'corporate',
    name: `Firma ${id}`,
    slug: `firma-${id}`,
    createdAt: someTime,
    ...changes,
  })
}

export const aCatering = (changes: Partial<Company> = {}): Company => aCompany({ type: 'catering', ...changes })

export const aSupplier = (changes: Partial<Company> = {}): Company => aCompany({ type: 'supplier', ...changes })

export const aDepartment = ({ id: companyId }: Company, changes: Partial<Department> = {}): Department => {
  const id = someId()
  return newDepartment({
    id,
    companyId,
    name: `Departman ${id}`,
    createdAt: someTime,
    ...changes,
  })
}

export const anEmployee = ({ id: companyId }: Company, changes: Partial<Employee> = {}): Employee =>
  newEmployee({
    id: someId(),
    companyId,
    fullName: 'Ayşe Yılmaz',
    phone: somePhone(),
    role: 'individual',
    passwordHash: 'hashed:dogru-parola',
    passwordExpiresAt: null,
    createdAt: someTime,
    ...changes,
  })

export const aShift = ({ id: companyId }: Company, changes: Partial<Shift> = {}): Shift =>
  newShift({
    id: someId(),
    companyId,
    title: 'Gündüz',
    startTime: '09:00',
    endTime: '17:00',
    days: [1, 2, 3, 4, 5],
    timezone: 'Europe/Istanbul',
    createdAt: someTime,
    ...changes,
  })

export const anOption = (key: string, meal: string): MenuOption => ({
  key,
  label: key.toLowerCase(),
  meal: { name: meal },
})

export const twoOptions = (): MenuOption[] => [
  anOption('GELENEKSEL1', 'Kuru fasulye'),
  anOption('ALTERNATIF1', 'Salata'),
]

export const aMenuDay = (catering: Company, shift: Shift, changes: Partial<MenuDay> = {}): MenuDay =>
  newMenuDay({
    version: 1,
    id: someId(),
    cateringId: catering.id,
    corporateId: shift.companyId,
    shiftId: shift.id,
    date: '2026-03-03',
    status: 'published',
    options: twoOptions(),
    createdAt: someTime,
    ...changes,
  })

/** `partner` is the corporate company the catering cooks for, or the supplier it buys from. */
export const aPartnership = (catering: Company, partner: Company): Partnership =>
  newPartnership({
    id: someId(),
    cateringId: catering.id,
    corporateId: partner.type === 'corporate' ? partner.id : null,
    supplierId: partner.type === 'supplier' ? partner.id : null,
    createdAt: someTime,
  })

export const anOffer = (corporate: Company, catering: Company, changes: Partial<Offer> = {}): Offer =>
  newOffer({
    id: someId(),
    corporateId: corporate.id,
    cateringId: catering.id,
    unitPrice: 12_850,
    durationMonths: 12,
    vatRate: 10,
    period: 'month',
    minimumPortions: null,
    minimumDays: null,
    message: '',
    isRenewal: false,
    previousPrice: null,
    partnershipId: null,
    startDate: null,
    sentBy: null,
    createdAt: someTime,
    ...changes,
  })

export const aPriceRequest = (corporate: Company, catering: Company): PriceRequest =>
  newPriceRequest({
    id: someId(),
    corporateId: corporate.id,
    cateringId: catering.id,
    servings: { lunch: { portions: 150, weekdays: [1, 2, 3, 4, 5] } },
    startDate: '2026-04-01',
    message: 'Vejetaryen seçenek de istiyoruz.',
    askedBy: null,
    createdAt: someTime,
  })

export const aTermination = (partnership: Partnership, changes: Partial<Termination> = {}): Termination =>
  newTermination({
    id: someId(),
    partnershipId: partnership.id,
    cateringId: partnership.cateringId,
    partnerId: partnership.partner(),
    requestedBy: 'corporate',
    reason: 'pricing',
    message: '',
    effectiveDate: null,
    askedBy: null,
    createdAt: someTime,
    ...changes,
  })

/** Priced at 74.90 ₺ per kilogram, with a minimum of 25 kg. */
export const aProduct = ({ id: supplierId }: Company, changes: Partial<Product> = {}): Product => {
  const id = someId()
  return newProduct({
    id,
    supplierId,
    name: `Pirinç ${id}`,
    description: '25 kg çuval',
    category: 'Bakliyat',
    unitPrice: 7_490,
    unitType: 'kg',
    minimumOrderQuantity: 2_500,
    createdAt: someTime,
    ...changes,
  })
}

export const aLine = (product: Product, quantity = 2_500): OrderLine => ({
  productId: product.id,
  productName: product.name,
  productCode: product.code,
  unitType: product.unitType,
  contentQuantity: product.contentQuantity,
  contentUnit: product.contentUnit,
  quantity,
  unitPrice: product.unitPrice,
  vatRate: product.vatRate,
  totalPrice: (product.unitPrice * quantity) / 100,
  deliveredQuantity: null,
  returnedQuantity: null,
})

export const anOrder = (
  { id: supplierId }: Company,
  { id: cateringId }: Company,
  lines: OrderLine[],
  changes: Partial<Order> = {},
): Order =>
  newOrder({
    id: someId(),
    supplierId,
    cateringId,
    number: 1001,
    deliveryAddress: 'Lale Sk. 1',
    notes: '',
    createdAt: someTime,
    lines,
    ...changes,
  })

export const aRequest = ({ id: userId, companyId }: Employee, changes: Partial<Request> = {}): Request =>
  newRequest({
    id: someId(),
    companyId,
    userId,
    title: 'Daha az tuz',
    message: 'Çorbalar çok tuzlu.',
    tags: ['tuz'],
    urgency: 'low',
    createdAt: someTime,
    ...changes,
  })

export const anApplication = (changes: Partial<Application> = {}): Application =>
  newApplication({
    id: someId(),
    companyId: null,
    newCompany: null,
    applicantName: 'Can Demir',
    applicantPhone: somePhone(),
    applicantEmail: 'can@example.com',
    passwordHash: 'hashed:dogru-parola',
    createdAt: someTime,
    ...changes,
  })

/** A signed-in member of staff. */
export const aMember = (changes: Partial<Member> = {}): Member => ({
  kind: 'staff',
  userId: someId(),
  companyId: someId(),
  companyType: 'corporate',
  role: 'corporateOwner',
  mustChangePassword: false,
  ...changes,
})
