/** One file for all of them, since everybody loads them ahead. */
export { AbsencePage } from '../absence/absence-page.tsx'
export { AvoidedPage } from '../avoided/avoided-page.tsx'
export { MonthPage } from '../month/month-page.tsx'
