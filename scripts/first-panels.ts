import type { Plugin, UserConfig } from 'vite'
import { bundleOnce, groupedBy, groupsOf } from './needed-first.ts'

const shared = ['embed/define-panels.ts']
const panels = [
  'features/employees/employees-panel.tsx',
  'features/shifts/shifts-panel.tsx',
  'features/system/system-panel.tsx',
  'features/caterings/caterings-panel.tsx',
  'features/supplier-caterings/supplier-caterings-panel.tsx',
  'features/corporates/corporates-panel.tsx',
  'features/suppliers/suppliers-panel.tsx',
  'features/store/store-panel.tsx',
  'features/mail/mail-panel.tsx',
  'features/production/production-panel.tsx',
  'embed/choosing-panel.tsx',
].map((module) => ({ modules: [module] }))

/** Less than in the app, which goes on to other pages that share files; a panel is often the only one on its page. */
const costOfFile = 8_300

/** The files of the panels in other pages follow from what each needs first, like those of the app (0131). */
export const firstPanels = async (config: UserConfig): Promise<Plugin> => {
  const name = groupsOf(await bundleOnce(config), shared, panels, costOfFile)
  return { name: 'first-panels', config: () => groupedBy(name) }
}
