import { create } from '../../src/core/shared/index.ts'
import { v7 } from 'uuid'
import type { FailureLimit } from '../../src/core/access/index.ts'
import type { Member } from '../../src/core/actors/rules.ts'
import { Company, noAddress } from '../../src/core/companies/index.ts'
import { Request } from '../../src/core/feedback/index.ts'
import { MenuDay, type MenuOption } from '../../src/core/menus/index.ts'
import { Application } from '../../src/core/onboarding/index.ts'
import { Offer, Partnership, Termination } from '../../src/core/partnerships/index.ts'
import { Order, type OrderLine, Product } from '../../src/core/store/index.ts'
import { Department, Employee, noOptionalFacts } from '../../src/core/workforce/index.ts'
import { Shift } from '../../src/core/shifts/index.ts'

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
  return create(Company, {
    version: 1,
    id,
    type: 'corporate',
    name: `Firma ${id}`,
    slug: `firma-${id}`,
    phone: null,
    address: noAddress,
    isActive: true,
    logoUrl: null,
    allergensRequired: false,
    reminderHours: 3,
    slipCodes: true,
    createdAt: someTime,
    ...changes,
  })
}

export const aCatering = (changes: Partial<Company> = {}): Company => aCompany({ type: 'catering', ...changes })

export const aSupplier = (changes: Partial<Company> = {}): Company => aCompany({ type: 'supplier', ...changes })

export const aDepartment = ({ id: companyId }: Company, changes: Partial<Department> = {}): Department => {
  const id = someId()
  return create(Department, {
    id,
    companyId,
    name: `Departman ${id}`,
    isActive: true,
    createdAt: someTime,
    ...changes,
  })
}

export const anEmployee = ({ id: companyId }: Company, changes: Partial<Employee> = {}): Employee =>
  create(Employee, {
    version: 1,
    id: someId(),
    companyId,
    departmentId: null,
    fullName: 'Ayşe Yılmaz',
    phone: somePhone(),
    ...noOptionalFacts,
    role: 'individual',
    passwordHash: 'hashed:dogru-parola',
    passwordExpiresAt: null,
    privacyVersion: null,
    privacyAcceptedAt: null,
    isActive: true,
    roleOnLeaving: null,
    createdAt: someTime,
    ...changes,
  })

export const aShift = ({ id: companyId }: Company, changes: Partial<Shift> = {}): Shift =>
  create(Shift, {
    version: 1,
    id: someId(),
    companyId,
    title: 'Gündüz',
    startTime: '09:00',
    endTime: '17:00',
    days: [1, 2, 3, 4, 5],
    timezone: 'Europe/Istanbul',
    cutoffDays: 1,
    cutoffTime: '24:00',
    isActive: true,
    isDeleted: false,
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
  create(MenuDay, {
    version: 1,
    id: someId(),
    cateringId: catering.id,
    corporateId: shift.companyId,
    shiftId: shift.id,
    date: '2026-03-03',
    status: 'published',
    options: twoOptions(),
    createdAt: someTime,
    updatedAt: someTime,
    closedAt: null,
    ...changes,
  })

/** `partner` is the corporate company the catering cooks for, or the supplier it buys from. */
export const aPartnership = (catering: Company, partner: Company): Partnership =>
  create(Partnership, {
    id: someId(),
    partnershipType: partner.type === 'supplier' ? 'supplier' : 'catering',
    cateringId: catering.id,
    corporateId: partner.type === 'corporate' ? partner.id : null,
    supplierId: partner.type === 'supplier' ? partner.id : null,
    isActive: true,
    createdAt: someTime,
    endedAt: null,
    endsOn: null,
    endsAt: null,
    cutoffDays: null,
    cutoffTime: null,
  })

export const anOffer = (corporate: Company, catering: Company, changes: Partial<Offer> = {}): Offer =>
  create(Offer, {
    id: someId(),
    corporateId: corporate.id,
    cateringId: catering.id,
    status: 'sent',
    unitPrice: 12_850,
    durationMonths: 12,
    message: '',
    isRenewal: false,
    previousPrice: null,
    partnershipId: null,
    startDate: null,
    endDate: null,
    sentBy: null,
    createdAt: someTime,
    answeredAt: null,
    ...changes,
  })

export const aTermination = (partnership: Partnership, changes: Partial<Termination> = {}): Termination =>
  create(Termination, {
    id: someId(),
    partnershipId: partnership.id,
    cateringId: partnership.cateringId,
    partnerId: partnership.partner(),
    requestedBy: 'corporate',
    reason: 'pricing',
    message: '',
    effectiveDate: null,
    status: 'pending',
    askedBy: null,
    createdAt: someTime,
    decidedAt: null,
    ...changes,
  })

/** Priced at 74.90 ₺ per kilogram, with a minimum of 25 kg. */
export const aProduct = ({ id: supplierId }: Company, changes: Partial<Product> = {}): Product => {
  const id = someId()
  return create(Product, {
    id,
    supplierId,
    name: `Pirinç ${id}`,
    description: '25 kg çuval',
    category: 'Bakliyat',
    unitPrice: 7_490,
    stockQuantity: 0,
    unitType: 'kg',
    minimumOrderQuantity: 2_500,
    imageUrl: null,
    isActive: true,
    createdAt: someTime,
    version: 1,
    ...changes,
  })
}

export const aLine = (product: Product, quantity = 2_500): OrderLine => ({
  productId: product.id,
  productName: product.name,
  unitType: product.unitType,
  quantity,
  unitPrice: product.unitPrice,
  totalPrice: (product.unitPrice * quantity) / 100,
})

export const anOrder = (
  { id: supplierId }: Company,
  { id: cateringId }: Company,
  lines: OrderLine[],
  changes: Partial<Order> = {},
): Order =>
  create(Order, {
    id: someId(),
    supplierId,
    cateringId,
    number: 1001,
    status: 'pending',
    statusChangedAt: someTime,
    isChanged: false,
    totalAmount: lines.reduce((sum, { totalPrice }) => sum + totalPrice, 0),
    deliveryAddress: 'Lale Sk. 1',
    notes: '',
    createdAt: someTime,
    lines,
    ...changes,
  })

export const aRequest = ({ id: userId, companyId }: Employee, changes: Partial<Request> = {}): Request =>
  create(Request, {
    id: someId(),
    companyId,
    userId,
    title: 'Daha az tuz',
    message: 'Çorbalar çok tuzlu.',
    tags: ['tuz'],
    urgency: 'low',
    status: 'pending',
    reply: null,
    repliedAt: null,
    repliedBy: null,
    createdAt: someTime,
    updatedAt: someTime,
    ...changes,
  })

export const anApplication = (changes: Partial<Application> = {}): Application =>
  create(Application, {
    id: someId(),
    mode: 'existing',
    status: 'pending',
    companyId: null,
    newCompany: null,
    applicantName: 'Can Demir',
    applicantPhone: somePhone(),
    applicantEmail: 'can@example.com',
    passwordHash: 'hashed:dogru-parola',
    privacyVersion: null,
    privacyAcceptedAt: null,
    linkHash: null,
    notes: null,
    decidedByKind: null,
    decidedById: null,
    createdAt: someTime,
    updatedAt: someTime,
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
