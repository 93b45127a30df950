import type { CompanyType, Role } from '../../src/core/actors/rules.ts'
import type { OfferDuration } from '../../src/core/partnerships/index.ts'
import type { Address } from '../../src/core/companies/index.ts'

/** Described by `seed-file.schema.json`. */
export interface SeedFile {
  companies?: SeedCompany[]
  partnerships?: SeedPartnership[]
}

export interface SeedCompany {
  slug?: string
  name: string
  type: CompanyType
  /** Of a company, never of a person. */
  tax_number?: string
  phone?: string
  address?: Partial<Omit<Address, 'postalCode'> & { postal_code: string }>
  departments?: string[]
  shifts?: SeedShift[]
  users?: SeedUser[]
}

export interface SeedShift {
  title: string
  start_time: string
  end_time: string
  days: number[]
  timezone?: string
}

export interface SeedUser {
  full_name: string
  /** YAML parses an unquoted phone as a number. */
  phone: string | number
  role: Role
  department?: string
  /** Titles of the person's usual shifts; all if left out. */
  shifts?: string[]
  email?: string
  password?: string
}

export interface SeedPartnership {
  catering: string
  corporate?: string
  supplier?: string
  /** In lira; only with a corporate company. */
  unit_price?: number
  /** 12 by default. */
  duration_months?: OfferDuration
}

/** The path of a value in the file: `['companies', 0, 'users', 3, 'phone']` */
export type Path = readonly (string | number)[]

export interface SeedProblem {
  path: Path
  sentence: string
}

export const pathText = (path: Path): string =>
  path.reduce<string>(
    (text, step) => (typeof step === 'number' ? `${text}[${step}]` : text === '' ? step : `${text}.${step}`),
    '',
  )
