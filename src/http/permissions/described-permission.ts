import {
  capabilitiesOf,
  type Capability,
  companyTypes,
  type CompanyType,
  type Role,
  roles,
} from '../../core/actors/rules.ts'
import { type Contract, type ContractOperation, resolve } from '../contract/contract.ts'
import type { OperationId, PathOf, QueryOf } from '../contract/contract-types.ts'
import { permissionFor } from './permissions.ts'
import { openToAdministrators, type Permission } from './rule.ts'

/** Who may call an operation, in the contract's terms. */
export interface DescribedPermission {
  /** The parameter values it applies to, `given` meaning any value; if missing, it always applies. */
  when?: Values
  who: 'everybody' | 'operator' | 'anybody_signed_in' | 'administrator' | 'company' | 'key'
  /** The caller's company has one of these types. */
  company_types?: CompanyType[]
  roles?: Role[]
  /** Only about the caller. */
  own_only?: true
  /** The two companies in the address are active partners. */
  partners_only?: true
  /** Also API keys with one of these roles. */
  or_key?: true
  /** Also platform administrators, in every company. */
  or_administrator?: true
  /** Also before a one-time password has been replaced. */
  even_with_one_time_password?: true
}

type Values = Record<string, unknown>
interface Asked {
  path: Values
  query: Values
}

/** Stands for any value. */
const given = 'given'

type Scoped = Extract<Permission<Values, Values>, { can: unknown }>

const permissionOf = (id: OperationId, { path, query }: Asked) =>
  permissionFor(id, path as PathOf<OperationId>, query as QueryOf<OperationId>) as Permission<Values, Values>

/** The parameters a rule looks at. */
const looksAt = (id: OperationId): { path: Set<string>; query: Set<string> } => {
  const seen = { path: new Set<string>(), query: new Set<string>() }
  const watched = (part: keyof Asked) => new Proxy<Values>({}, { get: (_, name) => void seen[part].add(String(name)) })
  const asked = { path: watched('path'), query: watched('query') }
  const permission = permissionOf(id, asked)
  if ('claims' in permission) permission.claims(asked.path, asked.query)
  return seen
}

/** The values a rule may distinguish: enumerations, booleans, and whether an optional parameter is given. */
const valuesOf = (contract: Contract, { schema, required }: ContractOperation['parameters'][number]): unknown[] => {
  const { type, enum: names = [given] } = resolve(contract, schema) as { type?: string; enum?: unknown[] }
  return [...(required === true ? [] : [undefined]), ...(type === 'boolean' ? [true] : names)]
}

const combinationsOf = (contract: Contract, { id, parameters }: ContractOperation): Asked[] => {
  const seen = looksAt(id)
  return parameters.reduce<Asked[]>(
    (all, parameter) => {
      const { in: part, name } = parameter
      if (part === 'header' || !seen[part].has(name)) return all
      const values = valuesOf(contract, parameter)
      return all.flatMap((asked) => values.map((value) => ({ ...asked, [part]: { ...asked[part], [name]: value } })))
    },
    [{ path: {}, query: {} }],
  )
}

const rolesWith = (capability: Capability | null, type: CompanyType): Role[] =>
  roles.filter(
    (role) =>
      capability === null ||
      (['staff', 'individual'] as const).some((kind) => capabilitiesOf(role, type, kind).includes(capability)),
  )

/** Keys have the same roles as people, so what is closed to them is closed by kind. */
const isOpenToKeys = ({ for: who, can }: Scoped, types: readonly CompanyType[]): boolean =>
  who !== 'member' &&
  (can === null || types.some((type) => roles.some((role) => capabilitiesOf(role, type, 'key').includes(can))))

/** Null: refused for everyone, for example two companies where only one may be named. */
const described = (permission: Permission<Values, Values>, { path, query }: Asked): DescribedPermission | null => {
  if (permission.for === 'everybody' || permission.for === 'operator') return { who: permission.for }
  if (permission.for === 'anybodySignedIn') return { who: 'anybody_signed_in' }
  if (permission.for === 'administrator') return { who: 'administrator' }
  if (permission.for === 'key') return { who: 'key' }
  const { companyType, ...claims } = permission.claims(path, query)
  const types = companyTypes.filter(
    (type) => (companyType ?? type) === type && rolesWith(permission.can, type).length > 0,
  )
  if (types.length === 0 || ('companyId' in claims && claims.companyId === undefined)) return null
  return {
    who: 'company',
    company_types: types,
    roles: roles.filter((role) => types.some((type) => rolesWith(permission.can, type).includes(role))),
    ...(claims.userId !== undefined && { own_only: true }),
    ...(permission.partners !== undefined && { partners_only: true }),
    ...(isOpenToKeys(permission, types) && claims.userId === undefined && { or_key: true }),
    ...(openToAdministrators(permission) && { or_administrator: true }),
    ...(permission.evenWithOneTimePassword && { even_with_one_time_password: true }),
  }
}

/** Who may call an operation, derived from the permission table; one entry for each possible outcome. */
export const describedPermissions = (contract: Contract, operation: ContractOperation): DescribedPermission[] => {
  const outcomes = combinationsOf(contract, operation).flatMap((asked) => {
    const outcome = described(permissionOf(operation.id, asked), asked)
    return outcome === null ? [] : [{ outcome, values: { ...asked.path, ...asked.query } }]
  })
  const always = new Set(
    operation.parameters
      .filter(
        ({ required, schema }) =>
          required === true && !Array.isArray(resolve<{ enum?: unknown }>(contract, schema).enum),
      )
      .map(({ name }) => name),
  )
  const groups = Map.groupBy(outcomes, ({ outcome }) => JSON.stringify({ ...outcome, company_types: null }))
  return [...groups.values()].map((group) => {
    const [{ outcome, values }] = group as [(typeof group)[number]]
    const shared = Object.entries(values).filter(
      ([name, value]) => value !== undefined && !always.has(name) && group.every((one) => one.values[name] === value),
    )
    return {
      ...(groups.size > 1 && shared.length > 0 && { when: Object.fromEntries(shared) }),
      ...outcome,
      ...(outcome.company_types && {
        company_types: companyTypes.filter((type) => group.some((one) => one.outcome.company_types?.includes(type))),
      }),
    }
  })
}
