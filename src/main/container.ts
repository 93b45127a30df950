import { Container, type ServiceIdentifier } from 'inversify'
import * as core from '../core/index.ts'
import * as gateways from '../gateways/index.ts'
import * as persistence from '../persistence/index.ts'
import * as reads from '../reads/index.ts'
import type { Configuration } from './configuration.ts'

type Core = typeof core
type PortName = {
  [Name in keyof Core]: Core[Name] extends new (...parts: never[]) => unknown
    ? never
    : Core[Name] extends abstract new (...parts: never[]) => unknown
      ? Name
      : never
}[keyof Core]

/** An adapter for every port of the core; a missing one is a compile error. */
type Adapters = { [Name in PortName]: InstanceType<Core[Name]> }

const hourInSeconds = 3600
const dayInSeconds = 24 * hourInSeconds

/** Push services want a contact address; without https, this is a private machine. */
const contactAt = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? publicUrl : 'mailto:tabldot@localhost'

/** Off without a mail server, or a folder to try it out with. */
const mailerOf = (
  { smtpUrl, mailFrom, mailFolder }: Configuration,
  addresses: gateways.LetterAddresses,
): core.Mailer => {
  if (smtpUrl !== undefined && mailFrom !== undefined)
    return new gateways.SmtpMailer({ url: smtpUrl, from: mailFrom }, addresses)
  if (mailFolder !== undefined)
    return new gateways.FolderMailer({ folder: mailFolder, from: 'Tabldot <tabldot@example.com>' }, addresses)
  return new gateways.MailerThatIsOff()
}

const adaptersOf = async (configuration: Configuration, database: persistence.Database, clock: core.Clock) => {
  const ids = new gateways.UuidV7Ids()
  const readerProcesses = new gateways.ReaderProcesses()
  const pages = new gateways.SignedPageAddresses(await persistence.sharedSecret(database, 'page_address'))
  const secrets = new gateways.SignedLinkSecrets(await persistence.sharedSecret(database, 'email_links'))
  return {
    Transaction: database,
    Showing: database,
    Clock: clock,
    Ids: ids,
    Pauses: new gateways.EventLoopPauses(),
    Limits: new persistence.PostgresLimits(database),
    KeptAnswers: new persistence.PostgresKeptAnswers(database),
    Jobs: new persistence.PostgresJobs(database),

    Accounts: new persistence.PostgresAccounts(database),
    ResetRequests: new persistence.PostgresResetRequests(database),
    Administrators: new persistence.PostgresAdministrators(database),
    Sessions: new persistence.PostgresSessions(database, configuration.adminSecondFactor === 'required'),
    SignInChallenges: new persistence.PostgresSignInChallenges(database),
    SecondFactors: new persistence.PostgresSecondFactors(database),
    SecondFactorCodes: new gateways.AppCodes(),
    Passkeys: new persistence.PostgresPasskeys(database),
    PasskeyChecks: new gateways.WebAuthnPasskeys(configuration.publicUrl),
    SlipCodes: new persistence.PostgresSlipCodes(database),
    RoleHolders: new persistence.PostgresRoleHolders(database),
    Keys: new persistence.PostgresKeys(database),
    Networks: new gateways.IpNetworks(),
    SignInAttempts: new persistence.PostgresSignInAttempts(database),
    Passwords: new gateways.Argon2Passwords(configuration.hashQueue),
    Tokens: new gateways.RandomTokens(),
    PageAddresses: pages,
    DeviceTokens: new gateways.SignedDeviceTokens(await persistence.sharedSecret(database, 'device_token')),
    SessionLifetimes: {
      individual: configuration.sessionIndividualDays * dayInSeconds,
      staff: configuration.sessionStaffHours * hourInSeconds,
      admin: configuration.sessionAdminHours * hourInSeconds,
    },

    Companies: new persistence.PostgresCompanies(database),
    Applications: new persistence.PostgresApplications(database),
    Partnerships: new persistence.PostgresPartnerships(database),
    CorporateGroups: new persistence.PostgresCorporateGroups(database),
    Offers: new persistence.PostgresOffers(database),
    PriceRequests: new persistence.PostgresPriceRequests(database),
    CateringProfiles: new persistence.PostgresCateringProfiles(database),
    Terminations: new persistence.PostgresTerminations(database),
    Trail: new persistence.PostgresTrail(database, ids, clock),
    TrailSheets: new gateways.ExcelTrailSheets(),

    Employees: new persistence.PostgresEmployees(database),
    Departments: new persistence.PostgresDepartments(database),
    Shifts: new persistence.PostgresShifts(database),
    FutureChoices: new persistence.PostgresFutureChoices(database),
    OneTimePasswords: new gateways.RandomOneTimePasswords(),
    SpreadsheetReader: new gateways.ProcessSpreadsheetReader(readerProcesses),
    PeopleSheets: new gateways.ExcelPeopleSheets(),
    ImportTemplates: new gateways.ExcelImportTemplates(),

    Products: new persistence.PostgresProducts(database, ids),
    SupplierTerms: new persistence.PostgresSupplierTerms(database),
    Orders: new persistence.PostgresOrders(database, ids),
    ProductLists: new gateways.ProcessProductLists(readerProcesses),
    PriceListSheets: new gateways.ExcelPriceListSheets(),

    Messages: new persistence.PostgresMessages(database),
    Attachments: new persistence.PostgresAttachments(database),
    FileTypes: new gateways.ContentFileTypes(),
    WithholdingLimit: { above: configuration.withholdingAbove * 100 },
    MailQuota: { maxBytes: configuration.mailStorage * 1024 * 1024 },

    Images: new persistence.PostgresImages(database),
    Pictures: new gateways.SharpPictures(),
    ImageQuota: { maxBytes: configuration.imageStorage * 1024 * 1024 },

    Absences: new persistence.PostgresAbsences(database),
    PrivacyRequests: new persistence.PostgresPrivacyRequests(database),
    Contributions: new persistence.PostgresContributions(database),
    Statements: new persistence.PostgresStatements(database),
    ClosedDays: new persistence.PostgresClosedDays(database),
    MenuDays: new persistence.PostgresMenuDays(database),
    Dishes: new persistence.PostgresDishes(database),
    Choices: new persistence.PostgresChoices(database),
    Deadlines: new persistence.PostgresDeadlines(database),
    KitchenLists: new persistence.PostgresKitchenLists(database),
    Guests: new persistence.PostgresGuests(database),
    Routes: new persistence.PostgresRoutes(database),
    Deliveries: new persistence.PostgresDeliveries(database),
    ProductionBooks: new gateways.ExcelProductionBooks(),
    Ingredients: new persistence.PostgresIngredients(database),
    Shelves: new persistence.PostgresShelves(database),
    CookedDays: new reads.CookedDayReads(database, clock),
    KitchenCosts: new persistence.PostgresKitchenCosts(database),
    CostBooks: new gateways.ExcelCostBooks(),
    MonthNumbersBooks: new gateways.ExcelMonthNumbersBooks(),
    StatementBooks: new gateways.ExcelStatementBooks(),
    PurchaseBooks: new gateways.ExcelPurchaseBooks(),
    Recipes: new persistence.PostgresRecipes(database),
    RecipeLists: new gateways.ProcessRecipeLists(readerProcesses),
    AbsenceLists: new gateways.ProcessAbsenceLists(readerProcesses),
    RecipeBookSheets: new gateways.ExcelRecipeBookSheets(),
    Production: new persistence.PostgresProduction(database),
    KitchenSheets: new gateways.ExcelKitchenSheets(),
    UsualShifts: new persistence.PostgresUsualShifts(database),
    StandingChoices: new persistence.PostgresStandingChoices(database),
    Ratings: new persistence.PostgresRatings(database),
    Reminders: new persistence.PostgresReminders(database),
    Requests: new persistence.PostgresRequests(database),
    Comments: new persistence.PostgresComments(database),
    Inboxes: new persistence.PostgresInboxes(database),
    NotificationSettings: new persistence.PostgresNotificationSettings(database),
    Announcements: new persistence.PostgresAnnouncements(database),
    AdminDevices: new persistence.PostgresAdminDevices(database),
    PushDevices: new persistence.PostgresPushDevices(database),
    PushSender: new gateways.WebPushSender(
      { hosts: configuration.pushHosts, privateHosts: configuration.pushPrivateHosts },
      {
        privateKey: configuration.vapidPrivateKey ?? (await persistence.sharedSecret(database, 'vapid')),
        subject: configuration.vapidSubject ?? contactAt(configuration.publicUrl),
      },
      clock,
    ),
    Emails: new persistence.PostgresEmails(database),
    Mailer: mailerOf(configuration, { publicUrl: configuration.publicUrl, pages, secrets }),
    EmailAddresses: new persistence.PostgresEmailAddresses(database),
    EmailLinks: new persistence.PostgresEmailLinks(database),
    EmailSwitches: new persistence.PostgresEmailSwitches(database),
    AccountLetters: new gateways.TurkishAccountLetters(),
    LinkSecrets: secrets,
    ApplicationLetters: new gateways.TurkishApplicationLetters(),
    Erasures: new persistence.PostgresErasures(database),
    Retention: new persistence.PostgresRetention(database),
    SyntheticCompanies: new persistence.PostgresSyntheticCompanies(database),
    ServerChallenges: new persistence.PostgresServerChallenges(database),
    LoadRuns: new persistence.PostgresLoadRuns(database),
    LoadGenerator: new gateways.AutocannonLoadGenerator(),
  } satisfies Adapters
}

type ReadsClass = new (database: persistence.Database, clock: core.Clock) => reads.Reads

const isReads = (exported: unknown): exported is ReadsClass =>
  typeof exported === 'function' && exported.prototype instanceof reads.Reads

/** Binds all adapters and reads, and returns a resolver for use cases, which name their own ports. */
export const newContainer = async (
  configuration: Configuration,
  database: persistence.Database,
  clock: core.Clock,
): Promise<core.Use> => {
  const container = new Container()
  const bind = <T>(token: ServiceIdentifier<T>, value: T) => container.bind(token).toConstantValue(value)
  const adapters = await adaptersOf(configuration, database, clock)
  for (const name of Object.keys(adapters) as PortName[]) bind<unknown>(core[name], adapters[name])
  for (const Screen of Object.values(reads)) if (isReads(Screen)) bind<object>(Screen, new Screen(database, clock))
  bind(gateways.Argon2Passwords, adapters.Passwords)
  bind(gateways.WebPushSender, adapters.PushSender)
  bind(persistence.Database, database)
  bind(persistence.Housekeeping, new persistence.Housekeeping(database))
  bind(persistence.BackupRecords, new persistence.BackupRecords(database))
  bind(persistence.DemoRecords, new persistence.DemoRecords(database))
  return core.useFrom((port) => container.get(port as ServiceIdentifier))
}
