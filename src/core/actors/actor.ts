import type { AdministratorId, CompanyId, KeyId, UserId } from '../shared/index.ts'
import { capabilitiesOf, type Capability, type CompanyType, type Role, type SessionKind } from './roles.ts'

/** A signed-in person of a company, read with the session of the current request. */
export interface Member {
  kind: SessionKind
  userId: UserId
  companyId: CompanyId
  companyType: CompanyType
  role: Role
  /** Signed in with a one-time password that has to be replaced before anything else. */
  mustChangePassword: boolean
}

/** A key for machines (rule E4), read with the current request. It stands for no person. */
export interface KeyHolder {
  kind: 'key'
  keyId: KeyId
  companyId: CompanyId
  companyType: CompanyType
  role: Role
}

/** Who acts for a company, with a role in it. */
export type RoleHolder = Member | KeyHolder

/** The master admin (rule I14). */
export interface Administrator {
  kind: 'admin'
  administratorId: AdministratorId
}

/** Whoever runs the installation, at its command line. */
export interface Operator {
  kind: 'operator'
}

export type SignedIn = RoleHolder | Administrator

/** Whoever performs a command. */
export type Actor = SignedIn | Operator

export const operator: Operator = { kind: 'operator' }

export const isMember = (actor: Actor): actor is Member => actor.kind === 'individual' || actor.kind === 'staff'

export const holdsRole = (actor: Actor): actor is RoleHolder => isMember(actor) || actor.kind === 'key'

/** Administrators and operators stand above the roles of a company. */
export const can = (actor: Actor, capability: Capability): boolean =>
  !holdsRole(actor) || capabilitiesOf(actor.role, actor.companyType, actor.kind).includes(capability)
