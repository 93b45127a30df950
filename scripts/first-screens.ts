import { basename } from 'node:path'
import type { Plugin, UserConfig } from 'vite'
import { bundleOnce, filesOf, groupedBy, groupsOf, type Screen, scriptOf } from './needed-first.ts'

interface Page extends Screen {
  /** The shape of its address; the first one that matches counts. */
  address: string
  /** The page's heading, where it says the same to everybody. */
  title?: string
  /** What it asks the API for first, with names from its address: `web/app/first-paint.js`. */
  asks?: readonly string[]
  /** The script that shows the answers in the page's frame. */
  draws?: string
}

const profile = '/user/profile?user_id={user_id}&company_id={company_id}'
const own = '/individual/{company_id}/{user_id}'

const eating = (page: string, title: string, module: string, ...asks: string[]): Page => ({
  address: `^/(app|individual/[^/]+/[^/]+)/${page}/?$`,
  title,
  modules: ['app/individual-area.tsx', `features/individual/${module}`],
  asks: [profile, `${own}/menu-play`, ...asks, `${own}/notifications?only_unread=true&limit=5`],
})
const company = (page: string, title: string, ...modules: string[]): Page => ({
  address: `^/(?!(app|individual|catering|admin)/)[^/]+/[^/]+/[^/]+/${page}/?$`,
  title,
  modules: ['app/company-area.tsx', ...modules],
  asks: [profile],
})

/** Where people come in, and what they then need before anything can be shown. */
const screens: readonly Page[] = [
  { isEntrance: true, address: '^/(login/?)?$', modules: ['features/sign-in/sign-in-page.tsx'] },
  {
    isEntrance: true,
    ...eating(
      'secim',
      'Yemek seçimi',
      'choosing/choosing-page.tsx',
      '/corporate/{company_id}/shifts',
      `${own}/usual-shifts`,
    ),
    draws: 'app/first-menu.ts',
  },
  eating('sectiklerim', 'Seçtiklerim', 'choices/choices-page.tsx'),
  eating('istek-oneri', 'İstek ve öneri', 'requests/requests-page.tsx'),
  eating('bildirimler', 'Bildirimler', 'own-notifications-page.tsx'),
  eating('hesabim', 'Hesabım', 'account/account-page.tsx'),
  { ...eating('', '', 'dashboard/dashboard-page.tsx'), address: '^/(app|individual/[^/]+/[^/]+)(/.*)?$' },
  {
    ...company('kitchen-dashboard', ''),
    modules: ['app/kitchen-area.tsx'],
    asks: ['/user/profile?user_id={2}&company_id={1}', '/kitchen/{1}/{3}/shifts'],
  },
  {
    ...company('general', 'Genel', 'app/general-page.tsx'),
    asks: [profile, '/{company_type}/{company_id}/dashboard'],
  },
  company(
    'employees',
    'Çalışanlar',
    'features/employees/employees-panel.tsx',
    'features/employees/people/people-tab.tsx',
  ),
  company('shifts', 'Vardiyalar', 'features/shifts/shifts-panel.tsx'),
  company('corporates', 'Firma yönetimi', 'features/corporates/corporates-panel.tsx'),
  company('suppliers', 'Tedarikçiler', 'features/suppliers/suppliers-panel.tsx'),
  company('orders', 'Siparişler', 'features/orders/orders-panel.tsx'),
  company('store', 'Mağazam', 'features/store/store-panel.tsx'),
  company('mail', 'Posta', 'features/mail/mail-panel.tsx', 'features/mail/message-view.tsx'),
  company('system', 'Sistem ayarları', 'features/system/system-panel.tsx'),
  company('[^/]*', ''),
  { address: '^/admin/login/?$', modules: ['features/admin/sign-in/admin-sign-in-page.tsx'] },
  {
    address: '^/admin/?$',
    modules: ['app/admin-area.tsx', 'features/admin/overview/overview-page.tsx'],
  },
  { address: '^/admin/', modules: ['app/admin-area.tsx'] },
]
const entry = 'main.tsx'
/** What many of them load once they have their data. */
const later: readonly Screen[] = [
  { modules: ['frame/shell/account-menu.tsx', 'frame/shell/more-pages.tsx'] },
  { modules: ['features/general/recent-days-chart.tsx'] },
]

/**
 * Fewer and larger files: the app is bundled once to see what each screen needs, and then again in files that suit the
 * areas. Writes `screens.json`, from which the server lists in a page what its screen loads and asks for (0129, 0127).
 */
export const firstScreens = async (config: UserConfig): Promise<Plugin> => {
  const name = groupsOf(await bundleOnce(config), [entry], [...screens, ...later])
  return {
    name: 'first-screens',
    config: () => groupedBy(name),
    async generateBundle(_, bundle) {
      const addressOf = async (script: string) => {
        const source = await scriptOf(config, script)
        const reference = this.emitFile({ type: 'asset', name: basename(script).replace(/ts$/, 'js'), source })
        return `/${this.getFileName(reference)}`
      }
      const known = filesOf(bundle, [entry])
      const lists = await Promise.all(
        screens.map(async ({ address, title = '', modules, asks = [], draws }) => ({
          address,
          title,
          asks,
          draws: draws === undefined ? '' : await addressOf(draws),
          files: [...filesOf(bundle, modules)].filter((file) => !known.has(file)),
        })),
      )
      this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(lists) })
    },
  }
}
