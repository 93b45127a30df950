import type { CompanyId, UserId } from '../../core/shared/index.ts'
import { accessRefusal, type Partners, type SessionActor } from '../../core/access/index.ts'
import {
  type Administrator,
  can,
  type Capability,
  type CompanyType,
  holdsRole,
  isMember,
  type KeyHolder,
  type Member,
  type RoleHolder,
  type SignedIn,
} from '../../core/actors/rules.ts'
import type { Claims } from './address-claims.ts'
import type { OperationId, PathOf, QueryOf } from '../contract/contract-types.ts'

interface Scoped<Path, Query> {
  can: Capability | null
  /** In addition to those the address itself makes. A claim whose value is undefined is refused. */
  claims: (path: Path, query: Query) => Partial<Claims>
  /** Two companies that have to be active partners. */
  partners?: (path: Path) => Partners
  /** Also permitted before a one-time password has been replaced. */
  evenWithOneTimePassword?: true
}

interface OpenRule {
  for: 'everybody'
}
/** Whoever has a token of the operator's settings, which the operation checks itself; no session or key is looked up. */
interface OperatorRule {
  for: 'operator'
}
/** Any person or administrator who is signed in, also before setting up a second factor that the operator demands. */
interface SignedInRule {
  for: 'anybodySignedIn'
  /** Only permitted once a one-time password has been replaced. */
  withOwnPassword?: true
}
/** API keys only. */
interface KeyRule {
  for: 'key'
}
/** Platform administrators, for what does not belong to a company. */
interface AdministratorRule {
  for: 'administrator'
}
/** Anyone with this capability in their company: people, and keys within their limits (rule E4). */
interface CompanyRule<Path, Query = unknown> extends Scoped<Path, Query> {
  for: 'company'
}
/** Also platform administrators, in every company (rule I14). */
interface SharedRule<Path, Query = unknown> extends Scoped<Path, Query> {
  for: 'companyOrAdministrator'
}
/** A person of a company, never a key: the operation is about them, or only a person should do it. */
interface MemberRule<Path, Query = unknown> extends Scoped<Path, Query> {
  for: 'member'
}

export type Permission<Path = never, Query = never> =
  | OpenRule
  | OperatorRule
  | SignedInRule
  | KeyRule
  | AdministratorRule
  | CompanyRule<Path, Query>
  | SharedRule<Path, Query>
  | MemberRule<Path, Query>

/** A rule sees the path and query of its own operation, and may depend on them. */
export type Rule<Id extends OperationId> =
  Permission<PathOf<Id>, QueryOf<Id>> | ((path: PathOf<Id>, query: QueryOf<Id>) => Permission<PathOf<Id>, QueryOf<Id>>)

/** The caller a rule guarantees to its operation. */
export type Caller<Of> = Of extends (...asked: never[]) => infer Chosen
  ? Caller<Chosen>
  : Of extends { for: 'member' }
    ? { actor: Member; member: Member }
    : Of extends { for: 'everybody' | 'operator' }
      ? { actor: null }
      : Of extends { for: 'administrator' }
        ? { actor: Administrator }
        : Of extends { for: 'company' }
          ? { actor: RoleHolder }
          : Of extends { for: 'key' }
            ? { actor: KeyHolder }
            : Of extends { for: 'anybodySignedIn' }
              ? { actor: SessionActor }
              : { actor: SignedIn }

export const everybody: OpenRule = { for: 'everybody' }
export const operatorAlone: OperatorRule = { for: 'operator' }
export const anybodySignedIn: SignedInRule = { for: 'anybodySignedIn' }
/** Anybody signed in, for their own account. */
export const ownAccount: SignedInRule = { ...anybodySignedIn, withOwnPassword: true }
export const administrators: AdministratorRule = { for: 'administrator' }
export const keysAlone: KeyRule = { for: 'key' }

export const inCompany = (can: Capability): CompanyRule<{ type: CompanyType; companyId: CompanyId }> => ({
  for: 'company',
  can,
  claims: ({ type, companyId }) => ({ companyId, companyType: type }),
})
export const orAdministrator = <Path, Query>(rule: CompanyRule<Path, Query>): SharedRule<Path, Query> => ({
  ...rule,
  for: 'companyOrAdministrator',
})
export const byPerson = <Path, Query>(rule: CompanyRule<Path, Query>): MemberRule<Path, Query> => ({
  ...rule,
  for: 'member',
})
/** Also for addresses that name a company type: only this type is valid there. */
export const inCompanyOf = (
  companyType: CompanyType,
  can: Capability,
): CompanyRule<{ companyId: CompanyId; type?: CompanyType }> => ({
  for: 'company',
  can,
  claims: ({ companyId, type = companyType }) =>
    type === companyType ? { companyId, companyType } : { companyId: undefined },
})
/** Staff of a catering, for a corporate company it cooks for (rule M9). */
export const inKitchen = (can: Capability): CompanyRule<{ cateringId: CompanyId; corpId: CompanyId }> => ({
  for: 'company',
  can,
  claims: ({ cateringId }) => ({ companyId: cateringId, companyType: 'catering' }),
  partners: ({ cateringId, corpId }) => ({ cateringId, corporateId: corpId }),
})
/** Anyone in any company, for their own data. */
export const ofOneself: MemberRule<{ companyId: CompanyId; userId: UserId }> = {
  for: 'member',
  can: null,
  claims: ({ companyId, userId }) => ({ companyId, userId }),
}
/** People who eat at a corporate company, for their own data. */
export const forOneself = (can: Capability): MemberRule<{ companyId: CompanyId; userId: UserId }> => ({
  for: 'member',
  can,
  claims: ({ companyId, userId }) => ({ companyId, companyType: 'corporate', userId }),
})

type Own = { [Name in keyof Claims]: Claims[Name] | null }

/** A key is not a person, so it never matches an address that names one. */
const ownOf = ({ companyId, companyType, ...holder }: RoleHolder): Own => ({
  companyId,
  companyType,
  userId: holder.kind === 'key' ? null : holder.userId,
})

const matches = (claims: Partial<Claims>, own: Own): boolean =>
  Object.entries(claims).every(([name, claim]) => claim !== undefined && claim === own[name as keyof Claims])

/** Whether the caller's session or key does not matter. */
export const needsNobody = <Path, Query>(permission: Permission<Path, Query>): permission is OpenRule | OperatorRule =>
  permission.for === 'everybody' || permission.for === 'operator'

export const openToAdministrators = <Path, Query>(
  permission: Permission<Path, Query>,
): permission is SharedRule<Path, Query> => permission.for === 'companyOrAdministrator'

/** What the database says about the companies named in an address. */
export interface NamedCompanies {
  /** What the address itself claims, independent of the rule. */
  claims: Partial<Claims>
  arePartners: boolean
  /** For an administrator: the company in the address, if there is one. */
  company: { id: string; type: CompanyType } | null
}

const refuseWithoutOwnPassword = (actor: SignedIn): void => {
  if (isMember(actor) && actor.mustChangePassword) throw accessRefusal('password.must_change')
}
const refuseWithoutSecondFactor = (actor: Administrator): void => {
  if (actor.mustSetUpSecondFactor) throw accessRefusal('second_factor.must_set_up')
}

/** Every denied request gets the same refusal, so that it does not reveal what exists. */
export const refuseUnlessPermitted = <Path, Query>(
  permission: Permission<Path, Query>,
  actor: SignedIn | null,
  path: Path,
  query: Query,
  { claims, arePartners, company }: NamedCompanies,
): void => {
  if (needsNobody(permission)) return
  if (actor === null) throw accessRefusal('session.missing')
  if (permission.for === 'anybodySignedIn' || permission.for === 'key') {
    if ((actor.kind === 'key') !== (permission.for === 'key')) throw accessRefusal('access.denied')
    if (permission.for === 'anybodySignedIn' && permission.withOwnPassword) refuseWithoutOwnPassword(actor)
    return
  }
  if (permission.for === 'administrator') {
    if (actor.kind !== 'admin') throw accessRefusal('access.denied')
    return refuseWithoutSecondFactor(actor)
  }
  const isOf = (own: Own) => matches(claims, own) && matches(permission.claims(path, query), own)
  if (actor.kind === 'admin' && openToAdministrators(permission) && company !== null) {
    if (isOf({ companyId: company.id, companyType: company.type, userId: null }))
      return refuseWithoutSecondFactor(actor)
  }
  const isPermitted =
    holdsRole(actor) &&
    (permission.for !== 'member' || isMember(actor)) &&
    isOf(ownOf(actor)) &&
    (permission.can === null || can(actor, permission.can))
  if (!isPermitted || (permission.partners && !arePartners)) throw accessRefusal('access.denied')
  if (!permission.evenWithOneTimePassword) refuseWithoutOwnPassword(actor)
}
