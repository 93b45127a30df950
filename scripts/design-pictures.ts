// Takes the screenshots for README.md and docs/design.md from a running demo: `npm run demo`, then `node
// scripts/design-pictures.ts [address]`.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { findOrInstallChromium } from '../test/support/find-chromium.ts'

const origin = process.argv[2] ?? 'http://localhost:3000'
const folder = join(import.meta.dirname, '../docs/pictures')
const password = 'tabldot-demo'

type Answer = { companies: { id: string }[]; token: string; redirect_url: string }

const ask = async (path: string, body?: object): Promise<Answer> => {
  const request = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
  const response = await fetch(`${origin}/api${path}`, request)
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Answer
}

const signIn = async (company: string, companyType: string, phone: string) => {
  const type = companyType === 'individual' ? 'corporate' : companyType
  const { companies } = await ask(`/companies/search?type=${type}&query=${company}`)
  return ask('/auth/login', { phone, password, company_type: companyType, company_id: companies[0]?.id })
}

const eater = await signIn('Poyraz', 'individual', '5551000008')
const owner = await signIn('Poyraz', 'corporate', '5551000001')
const cook = await signIn('Bereket', 'catering', '5554000001')
const page = (of: Answer, name: string) => of.redirect_url.replace(/general$/, name)

const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 800 }

type Picture = {
  name: string
  as?: Answer
  path: string
  viewport: { width: number; height: number }
  theme: 'light' | 'dark'
}

const pictures: Picture[] = [
  { name: 'phone-choosing-light', as: eater, path: '/app/secim', viewport: phone, theme: 'light' },
  { name: 'phone-choosing-dark', as: eater, path: '/app/secim', viewport: phone, theme: 'dark' },
  { name: 'desk-employees-light', as: owner, path: page(owner, 'employees'), viewport: desk, theme: 'light' },
  { name: 'desk-firms-dark', as: cook, path: page(cook, 'corporates'), viewport: desk, theme: 'dark' },
  { name: 'desk-kitchen-light', as: cook, path: page(cook, 'production'), viewport: desk, theme: 'light' },
  { name: 'desk-general-light', as: owner, path: page(owner, 'general'), viewport: desk, theme: 'light' },
  { name: 'desk-sign-in-light', path: '/', viewport: desk, theme: 'light' },
]

await mkdir(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: await findOrInstallChromium(), args: ['--no-sandbox'] })
for (const { name, as, path, viewport, theme } of pictures) {
  const context = await browser.newContext({
    viewport,
    colorScheme: theme,
    locale: 'tr-TR',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  if (as !== undefined) await context.addInitScript((token) => localStorage.setItem('user_token', token), as.token)
  const tab = await context.newPage()
  await tab.goto(origin + path)
  await tab.getByRole('main').waitFor()
  await tab.waitForFunction(() => document.querySelector('[role="status"][aria-label], .first-paint') === null)
  await tab.waitForLoadState('networkidle')
  await tab.screenshot({ path: join(folder, `${name}.png`) })
  await context.close()
  console.log(`docs/pictures/${name}.png`)
}
await browser.close()
