/** What the sign-in page loads; the hooks of most other screens come with the first of them. */
const signingIn = [
  'searchCompanies',
  'findCompany',
  'listDepartments',
  'login',
  'signInWithSlip',
  'completeSignIn',
  'logout',
  'registerIndividual',
  'submitApplication',
  'getApplicationState',
  'getPrivacyNotice',
  'getProfile',
  'changeOwnPassword',
  'changeIndividualPassword',
]

/** What a meal is chosen with. */
const eating = [
  'getMenuPlay',
  'listChoices',
  'saveChoice',
  'withdrawChoice',
  'rateChoice',
  'acknowledgeSubstitute',
  'endAbsence',
  'listShifts',
  'getUsualShifts',
  'listNotifications',
  'getPushKey',
  'subscribeToPush',
]

/** What the employees of a company are listed with. */
const listing = ['listEmployees', 'selectEmployees', 'exportEmployees']

/** What the other panels of a company open with. */
const opening = [
  'getCompanySettings',
  'updateCompany',
  'uploadImage',
  'countWaiting',
  'listCompanies',
  'listCompanyCities',
  'listOwnPartnerships',
  'listFirms',
  'listProducts',
  'downloadPriceList',
  'listOrders',
  'listMessages',
  'updateMessage',
  'deleteMessage',
]

/** What the day of a kitchen is shown and printed with. */
const cooking = ['listKitchenDays', 'getKitchenPlan', 'exportKitchenPlan', 'listLabels', 'listRecipeSheets']

/** What a list of people is imported with. */
const importing = ['importEmployees', 'updateListed', 'getEmployeeTemplate']

/** What people contribute, on two screens that few open. */
const contributing = [
  'getContribution',
  'setContribution',
  'withdrawContribution',
  'listMonthNumbers',
  'exportMonthNumbers',
  'getOwnMonth',
  'objectToMonth',
]

/** What firms and caterings settle with. */
const settling = [
  'listStatements',
  'getStatement',
  'proposeCorrection',
  'answerCorrection',
  'approveStatement',
  'exportStatement',
]

/** What guests of a firm are written with, in dialogs. */
const hosting = ['saveGuests', 'addGuests', 'removeGuests', 'saveGuestRepeat']

/** What shifts that people work are set with, in dialogs. */
const working = ['saveUsualShifts', 'saveShiftPattern', 'saveShiftPatterns']

/** What applications to a company are decided with. */
const deciding = ['decideApplication', 'rejectApplications', 'approveRegistrations']

/** What the links of mails open, and the settings of mail. */
const mailing = [
  'requestResetLink',
  'resetPasswordByLink',
  'confirmEmail',
  'unsubscribe',
  'getMailSettings',
  'saveMailSettings',
  'sendConfirmation',
]

/** What people ask for about their own data. */
const knowing = [
  'getOwnData',
  'getResponsible',
  'getRetention',
  'setRetention',
  'listOwnPrivacyRequests',
  'createPrivacyRequest',
  'withdrawPrivacyRequest',
  'listPrivacyRequests',
  'recordPrivacyRequest',
  'answerPrivacyRequest',
]

/** What caterings show to firms that look for one. */
const presenting = ['getCateringProfile', 'saveCateringProfile', 'getOfferedCatering']

/** What people let others read of what they wrote, and what caterings show of it. */
const commenting = ['allowComment', 'listComments', 'showComment']

/** What firms ask caterings for a price with. */
const asking = [
  'listSentPriceRequests',
  'requestPrice',
  'withdrawPriceRequest',
  'listReceivedPriceRequests',
  'answerPriceRequest',
]

/** What the administrators' pages load. */
const administering = [
  'adminLogin',
  'completeAdminSignIn',
  'getPlatformOverview',
  'listPlatformApplications',
  'decideNewCompany',
  'rejectNewCompanies',
  'listPlatformCompanies',
  'openCompany',
  'getPlatformCompany',
  'changeCompany',
  'previewDeactivation',
  'getPlatformHealth',
  'getEmailFigures',
  'listAdminLogs',
  'listAnnouncements',
  'writeAnnouncement',
  'withdrawAnnouncement',
  'listLoadTests',
  'startLoadTest',
  'stopLoadTest',
  'getLoadRun',
  'getLoadSummary',
  'listLoadRuns',
  'getAdminNotificationSettings',
  'saveAdminNotificationSettings',
  'subscribeAdministratorToPush',
  'unsubscribeAdministratorFromPush',
  'testAdminPush',
]

module.exports = {
  schemaFile: './openapi.yaml',
  apiFile: './web/api/base-api.ts',
  apiImport: 'baseApi',
  hooks: true,
  tag: true,
  encodePathParams: true,
  flattenArg: false,
  // It only reads; the secret goes in a body so that no log of addresses has it.
  endpointOverrides: [{ pattern: 'getApplicationState', type: 'query' }],
  outputFiles: {
    './web/api/generated-sign-in.ts': { exportName: 'signInApi', filterEndpoints: signingIn },
    './web/api/generated-eating.ts': { exportName: 'eatingApi', filterEndpoints: eating },
    './web/api/generated-employees.ts': { exportName: 'employeesApi', filterEndpoints: listing },
    './web/api/generated-panels.ts': { exportName: 'panelsApi', filterEndpoints: opening },
    './web/api/generated-cooking.ts': { exportName: 'cookingApi', filterEndpoints: cooking },
    './web/api/generated-import.ts': { exportName: 'importApi', filterEndpoints: importing },
    './web/api/generated-contributions.ts': { exportName: 'contributionsApi', filterEndpoints: contributing },
    './web/api/generated-settlement.ts': { exportName: 'settlementApi', filterEndpoints: settling },
    './web/api/generated-guests.ts': { exportName: 'guestsApi', filterEndpoints: hosting },
    './web/api/generated-own-shifts.ts': { exportName: 'ownShiftsApi', filterEndpoints: working },
    './web/api/generated-mailing.ts': { exportName: 'mailingApi', filterEndpoints: mailing },
    './web/api/generated-privacy.ts': { exportName: 'privacyApi', filterEndpoints: knowing },
    './web/api/generated-decisions.ts': { exportName: 'decisionsApi', filterEndpoints: deciding },
    './web/api/generated-profiles.ts': { exportName: 'profilesApi', filterEndpoints: presenting },
    './web/api/generated-comments.ts': { exportName: 'commentsApi', filterEndpoints: commenting },
    './web/api/generated-prices.ts': { exportName: 'pricesApi', filterEndpoints: asking },
    './web/api/generated-admin.ts': { exportName: 'adminApi', filterEndpoints: administering },
    './web/api/generated.ts': {
      exportName: 'api',
      filterEndpoints: (name) =>
        ![
          ...signingIn,
          ...eating,
          ...listing,
          ...opening,
          ...cooking,
          ...importing,
          ...contributing,
          ...settling,
          ...hosting,
          ...working,
          ...mailing,
          ...deciding,
          ...knowing,
          ...presenting,
          ...commenting,
          ...asking,
          ...administering,
        ].includes(name),
    },
  },
}
