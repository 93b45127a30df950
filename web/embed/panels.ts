import type { ComponentType } from 'react'
import type { CompanyType, Profile } from '../api/generated-sign-in.ts'
import { type Lazily, lazily } from '../frame/later.tsx'
import { companyPanels } from '../app/company-panels.ts'

type Load = () => Promise<ComponentType>

/** What one kind of element shows. */
export interface PanelKind {
  /** The element's name, `tabldot-…`. */
  name: string
  area: Profile['area']
  /** Path within the product. */
  start: string
  /** By company type; types without an entry do not have this panel. */
  loads: Partial<Record<CompanyType, Load>>
}

const ofCompany = (name: string, loads: PanelKind['loads']): PanelKind => ({
  name: `tabldot-${name}`,
  area: 'company',
  start: `/${name}`,
  loads,
})

const { employees, system, mail, shifts, production, corporates, caterings, supplierCaterings, store, suppliers } =
  companyPanels

const choosing: Load = async () => (await import('./choosing-panel.tsx')).ChoosingPanel

export const panelKinds: readonly PanelKind[] = [
  ofCompany('employees', { corporate: employees, catering: employees, supplier: employees }),
  ofCompany('shifts', { corporate: shifts }),
  ofCompany('system', { corporate: system, catering: system, supplier: system }),
  ofCompany('caterings', { corporate: caterings, supplier: supplierCaterings }),
  ofCompany('production', { catering: production }),
  ofCompany('corporates', { catering: corporates }),
  ofCompany('suppliers', { catering: suppliers }),
  ofCompany('store', { supplier: store }),
  ofCompany('mail', { corporate: mail, catering: mail, supplier: mail }),
  { name: 'tabldot-choosing', area: 'individual', start: '/app/secim', loads: { corporate: choosing } },
]

/** The chunks that the panel will need, as far as the page says which company it is for. */
export const loadsOf = ({ loads }: PanelKind, companyType: string | undefined): Load[] => {
  const named = Object.entries(loads).find(([type]) => type === companyType)?.[1]
  const all = [...new Set(Object.values(loads))]
  return named !== undefined ? [named] : all.length === 1 ? all : []
}

export type LazyPanels = Partial<Record<string, Lazily>>

/** Created per mount, so that a chunk that failed to load is tried again. */
export const lazyPanelsOf = ({ loads }: PanelKind): LazyPanels =>
  Object.fromEntries(Object.entries(loads).map(([type, load]) => [type, lazily(load)]))
