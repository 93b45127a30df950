import { chromium } from 'playwright'
import { findOrInstallChromium } from './support/find-chromium.ts'
const origin = 'http://localhost:4391'
const ask = async (path: string, body?: object) => (await fetch(`${origin}/api${path}`, body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json()
const { companies } = await ask('/companies/search?type=catering&query=Bereket')
const cook = await ask('/auth/login', { phone: '5554000001', password: 'tabldot-demo', company_type: 'catering', company_id: companies[0].id })
const id = companies[0].id
const api = async (method: string, path: string, body?: object) => (await fetch(`${origin}/api/catering/${id}${path}`, { method, headers: { 'content-type': 'application/json', authorization: `Bearer ${cook.token}`, 'idempotency-key': crypto.randomUUID() }, ...(body && { body: JSON.stringify(body) }) })).json()
const browser = await chromium.launch({ executablePath: await findOrInstallChromium(), args: ['--no-sandbox'] })
export const open = async (width: number, path: string, theme: 'light' | 'dark' = 'light') => {
  const context = await browser.newContext({ viewport: { width, height: width < 600 ? 844 : 900 }, colorScheme: theme, locale: 'tr-TR', timezoneId: 'Europe/Istanbul', reducedMotion: 'reduce', serviceWorkers: 'block' })
  await context.addInitScript((token) => localStorage.setItem('user_token', token), cook.token)
  const page = await context.newPage()
  page.on('pageerror', (e) => console.log('PAGEERROR', e.message))
  await page.goto(origin + cook.redirect_url.replace(/general$/, 'production') + path)
  return page
}
export { api, browser }
