import type { ShiftId } from '../../core/shared/index.ts'
import type { components, operations } from '../../contract/api.d.ts'

type Schemas = components['schemas']

export type CompanyHit = Schemas['CompanyHit']
export type CompanyCard = Schemas['CompanyCard']
export type CompanyName = Schemas['CompanyName']
export type Absence = Schemas['Absence']
export type AbsentPeople = Schemas['AbsentPeople']
export type AbsencePreviewDay = Schemas['AbsencePreviewDay']
export type ClosedDay = Schemas['ClosedDay']
export type OfficialDay = Schemas['OfficialDay']
export type ContributionTerm = Schemas['ContributionTerm']
export type OwnMonth = Schemas['OwnMonth']
export type MonthNumbers = Schemas['MonthNumbers']
export type Statement = Schemas['Statement']
export type StatementDay = Schemas['StatementDay']
export type StatementAmounts = Schemas['StatementAmounts']
export type Statements = operations['listStatements']['responses']['200']['content']['application/json']
export type PrivacyRequest = Schemas['PrivacyRequest']
export type ClosingImpact = Schemas['ClosingImpact']
export type GuestDays = AnswerOf<'listGuests'>
export type KitchenDay = Schemas['KitchenDay']
export type KitchenLabel = Schemas['KitchenLabel']
export type KitchenPlan = Schemas['KitchenPlan']
export type PlannedComponent = Schemas['PlannedComponent']
export type PlannedDelivery = Schemas['PlannedDelivery']
export type PurchaseNeeds = Schemas['PurchaseNeeds']
export type MonthCosts = Schemas['MonthCosts']
export type FirmCosts = Schemas['FirmCosts']
export type PurchaseSource = Schemas['PurchaseSource']
export type PurchaseSources = AnswerOf<'listPurchaseSources'>
export type PurchaseLine = Schemas['PurchaseLine']
export type ShelfItem = Schemas['ShelfItem']
export type Ingredient = Schemas['Ingredient']
export type Recipe = Schemas['Recipe']
export type RecipeCard = Schemas['RecipeCard']
export type AllowedComment = Schemas['AllowedComment']
export type CateringProfile = Schemas['CateringProfile']
export type OfferedCatering = Schemas['OfferedCatering']
export type Partnership = Schemas['Partnership']
export type PartnershipDetail = Schemas['PartnershipDetail']
export type WaitingContracts = Schemas['WaitingContracts']
export type OfferDetail = Schemas['OfferDetail']
export type TerminationRequest = Schemas['TerminationRequest']
type AnswerOf<Id extends keyof operations> = operations[Id] extends {
  responses: { 200: { content: { 'application/json': infer Answer } } }
}
  ? Answer
  : never
export type Firms = AnswerOf<'listFirms'>
export type Deliveries = AnswerOf<'listDeliveries'>
export type Shelf = AnswerOf<'listShelf'>
export type Ingredients = AnswerOf<'listIngredients'>
export type RecipeCards = AnswerOf<'listRecipes'>
export type RecipeSheets = AnswerOf<'listRecipeSheets'>
export type Labels = AnswerOf<'listLabels'>
export type Routes = AnswerOf<'listRoutes'>
export type KitchenDays = AnswerOf<'listKitchenDays'>
export type PlannedComponentDetail = AnswerOf<'getPlannedComponent'>
export type PriceRequest = Schemas['PriceRequest']
export type PriceRequests = AnswerOf<'listSentPriceRequests'>
export type Offers = AnswerOf<'listSentOffers'>
export type EndPreview = AnswerOf<'previewPartnershipEnd'>
export type ShiftEnd = AnswerOf<'previewShiftEnd'>
export type SelectedEmployees = AnswerOf<'selectEmployees'>
export type NotListed = Omit<Schemas['NotListed'], 'namesake_row'>
export type OfferGroup = NonNullable<NonNullable<operations['listSentOffers']['parameters']['query']>['status']>
export type CorporateGroup = Schemas['CorporateGroup']
export type CorporateGroupDetail = Schemas['CorporateGroupDetail']
export type GroupCompany = Schemas['GroupCompany']
export type GroupStatistics = Schemas['GroupStatistics']
export type CompanySettings = Schemas['CompanySettings']
export type Employee = Schemas['Employee']
export type Key = Schemas['Key']
export type OwnKey = AnswerOf<'getOwnKey'>
export type Application = Schemas['Application']
export type PlatformApplication = Schemas['PlatformApplication']
export type PlatformCompany = Schemas['PlatformCompany']
export type PlatformCompanyDetail = Schemas['PlatformCompanyDetail']
export type DeactivationPreview = Schemas['DeactivationPreview']
export type PlatformHealth = Schemas['PlatformHealth']
export type EmailFigures = Schemas['EmailFigures']
export type LoadRun = Schemas['LoadRun']
export type LoadRunSummary = Schemas['LoadSummary']
export type PlatformOverview = Schemas['PlatformOverview']
export type AuditLog = Schemas['AuditLog']
export type WrittenAnnouncement = Schemas['WrittenAnnouncement']
export type AdminLog = Schemas['AdminLog']
export type Department = Schemas['Department']
export type Shift = Schemas['Shift']
export type StandingSettings = AnswerOf<'getStandingChoices'>
export type UsualShifts = AnswerOf<'getUsualShifts'>
export type DishDetail = Schemas['DishDetail']
export type Dishes = AnswerOf<'listDishes'>
export type RatedDish = Schemas['RatedDish']
export type RatedDishes = AnswerOf<'listDishRatings'>
export type DishRatings = Schemas['DishRatings']
export type MenuDay = Schemas['MenuDay']
export type MenuWeek = Schemas['MenuWeek']
export type MenuTargets = AnswerOf<'listMenuTargets'>
export type Undecided = AnswerOf<'listUndecided'>
export type MenuPlayDay = Schemas['MenuPlayDay']
export type Profile = Schemas['Profile']
export type SecondFactor = Schemas['SecondFactor']
export type KitchenList = Schemas['KitchenList']
export type KitchenLists = Schemas['KitchenLists']
export type KitchenStats = Schemas['KitchenStats']
export type PastChoice = Schemas['PastChoice']
export type OwnRequest = Schemas['OwnRequest']
export type KitchenRequest = Schemas['KitchenRequest']
export type FirmRequest = Schemas['FirmRequest']
export type RequestStatus = Schemas['RequestStatus']
export type Notification = Schemas['Notification']
export type MailFolder = NonNullable<Schemas['MailFolder']>
export type MessageSummary = Schemas['MessageSummary']
export type Message = Schemas['Message']
export type Attachment = Schemas['Attachment']
export type UnreadMessages = Schemas['UnreadMessages']
export type AdminNotificationSettings = Schemas['AdminNotificationSettings']
export type NotificationSettings = Schemas['NotificationSettings']
export type CorporateDashboard = Schemas['CorporateDashboard']
export type CateringDashboard = Schemas['CateringDashboard']
export type Product = Schemas['Product']
export type StockMovement = Schemas['StockMovement']
export type StoreProducts = AnswerOf<'listStoreProducts'>
export type Products = AnswerOf<'listProducts'>
export type StoreStats = Schemas['StoreStats']
export type DeliveryTerms = Schemas['DeliveryTerms']
export type Order = Schemas['Order']
export type OrderList = AnswerOf<'listOrders'>
export type OrderDetail = Schemas['OrderDetail']
export type SupplierDashboard = Schemas['SupplierDashboard']

export interface Page {
  limit: number
  offset: number
}

/** An option with its dish. */
export type MenuOption = MenuPlayDay['options'][number]
/** A common course with its dish. */
export type MenuCourse = MenuPlayDay['common_courses'][number]

/** A menu day as kitchens see it. */
export const menuDayShape = (day: {
  date: string
  shift_id: ShiftId
  status: MenuDay['status']
  closes_at: string
  options: readonly MenuOption[]
  common_courses: readonly MenuCourse[]
  counts: Record<string, number>
  version: number
}): MenuDay => ({
  date: day.date,
  shift_id: day.shift_id,
  status: day.status,
  closes_at: day.closes_at,
  meals: Object.fromEntries(day.options.map(({ key, meal }) => [key, meal])),
  choices: day.options.map(({ key, label }) => ({ key, label })),
  common_courses: [...day.common_courses],
  choice_count: Object.values(day.counts).reduce((sum, count) => sum + count, 0),
  choice_counts: day.counts,
  version: day.version,
})
