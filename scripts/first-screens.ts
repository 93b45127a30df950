import { build, type Plugin, type Rolldown, type UserConfig } from 'vite'

interface Screen {
  /** Screens of an area share much and follow each other. */
  area: 'sign-in' | 'eating' | 'company' | 'admin'
  /** The shape of its address; the first one that matches counts. */
  address: string
  /** What it loads besides the entry, below `web/`. */
  modules: readonly string[]
  /** What it asks the API for first, with names from its address: `web/public/first-paint.js`. */
  asks?: readonly string[]
}

const profile = '/user/profile?user_id={user_id}&company_id={company_id}'
const own = '/individual/{company_id}/{user_id}'

const eating = (page: string, module: string, ...asks: string[]): Screen => ({
  area: 'eating',
  address: `^/(app|individual/[^/]+/[^/]+)/${page}/?$`,
  modules: ['app/individual-area.tsx', `features/individual/${module}`],
  asks: [profile, `${own}/menu-play`, ...asks, `${own}/notifications?only_unread=true&limit=5`],
})
const company = (page: string, ...modules: string[]): Screen => ({
  area: 'company',
  address: `^/(?!(app|individual|catering|admin)/)[^/]+/[^/]+/[^/]+/${page}/?$`,
  modules: ['app/company-area.tsx', ...modules],
  asks: [profile],
})

/** Where people come in, and what they then need before anything can be shown. */
const screens: readonly Screen[] = [
  { area: 'sign-in', address: '^/(login/?)?$', modules: ['features/sign-in/sign-in-page.tsx'] },
  eating('secim', 'choosing/choosing-page.tsx', '/corporate/{company_id}/shifts', `${own}/usual-shifts`),
  eating('sectiklerim', 'choices/choices-page.tsx'),
  eating('istek-oneri', 'requests/requests-page.tsx'),
  eating('bildirimler', 'own-notifications-page.tsx'),
  eating('hesabim', 'account/account-page.tsx'),
  { ...eating('', 'dashboard/dashboard-page.tsx'), address: '^/(app|individual/[^/]+/[^/]+)(/.*)?$' },
  {
    ...company('kitchen-dashboard'),
    modules: ['app/kitchen-area.tsx'],
    asks: ['/user/profile?user_id={2}&company_id={1}', '/kitchen/{1}/{3}/shifts'],
  },
  {
    ...company('general', 'app/general-page.tsx'),
    asks: [profile, '/{company_type}/{company_id}/dashboard'],
  },
  company('employees', 'features/employees/employees-panel.tsx', 'features/employees/people/people-tab.tsx'),
  company('shifts', 'features/shifts/shifts-panel.tsx'),
  company('corporates', 'features/corporates/corporates-panel.tsx'),
  company('suppliers', 'features/suppliers/suppliers-panel.tsx'),
  company('orders', 'features/orders/orders-panel.tsx'),
  company('store', 'features/store/store-panel.tsx'),
  company('mail', 'features/mail/mail-panel.tsx'),
  company('system', 'features/system/system-panel.tsx'),
  company('[^/]*'),
  { area: 'admin', address: '^/admin/login/?$', modules: ['features/admin/sign-in/admin-sign-in-page.tsx'] },
  {
    area: 'admin',
    address: '^/admin/?$',
    modules: ['app/admin-area.tsx', 'features/admin/overview/overview-page.tsx'],
  },
  { area: 'admin', address: '^/admin/', modules: ['app/admin-area.tsx'] },
]
const entry = 'main.tsx'

type Bundle = Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>

/** The files in which these modules are, and what they import. */
const filesOf = (bundle: Bundle, modules: readonly string[]): Set<string> => {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
  const found = modules.flatMap((module) => {
    const holding = chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/web/${module}`)))
    if (holding.length === 0) throw new Error(`no file has ${module}`)
    return holding.map(({ fileName }) => fileName)
  })
  const files = new Set(found)
  for (const file of files)
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) files.add(imported)
  return files
}

/** Names the file of a module by the areas that need it first; modules that fewer need stay where the bundler puts them. */
const groupsOf = (bundle: Bundle): ((id: string) => string | null) => {
  const modulesOf = (modules: readonly string[]) =>
    new Set(
      [...filesOf(bundle, modules)].flatMap((file) => {
        const part = bundle[file]
        return part?.type === 'chunk' ? part.moduleIds : []
      }),
    )
  const first = modulesOf([entry])
  const needed = screens.map(({ area, modules }) => ({ area, modules: modulesOf(modules) }))
  const [, choosing] = needed
  return (id) => {
    if (first.has(id)) return 'app'
    const needing = needed.filter(({ modules }) => modules.has(id))
    const count = (area: Screen['area']) => needing.filter((one) => one.area === area).length
    const areas = [
      ...(count('sign-in') > 0 ? ['sign-in'] : []),
      ...(choosing?.modules.has(id) === true ? ['choosing'] : []),
    ]
    if (areas.length > 0) return [...areas, ...(count('company') > 0 ? ['company'] : [])].join('-')
    if (count('company') > 3) return 'company'
    if (count('company') > 1) return 'company-more'
    return count('eating') > 1 ? 'eating' : null
  }
}

/**
 * Fewer and larger files: the app is bundled once to see what each screen needs, and then again in files that suit the
 * areas. Writes `screens.json`, from which the server lists in a page what its screen loads and asks for (0129, 0127).
 */
export const firstScreens = async (config: UserConfig): Promise<Plugin> => {
  const seen = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false },
  })
  const { output } = (Array.isArray(seen) ? seen[0] : seen) as Rolldown.RolldownOutput
  const name = groupsOf(Object.fromEntries(output.map((part) => [part.fileName, part])))
  return {
    name: 'first-screens',
    config: () => ({
      build: {
        rolldownOptions: {
          preserveEntrySignatures: false,
          output: {
            codeSplitting: { includeDependenciesRecursively: false, groups: [{ name, debugName: 'areas' }] },
          },
        },
      },
    }),
    generateBundle(_, bundle) {
      const known = filesOf(bundle, [entry])
      const lists = screens.map(({ address, modules, asks = [] }) => ({
        address,
        asks,
        files: [...filesOf(bundle, modules)].filter((file) => !known.has(file)),
      }))
      this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(lists) })
    },
  }
}
