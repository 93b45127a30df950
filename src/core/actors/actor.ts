import type { AdministratorId, CompanyId, KeyId, UserId } from '../shared/index.ts'
import { capabilitiesOf, type Capability, type CompanyType, type Role, type SessionKind } from './roles.ts'

/** A signed-in person of a company, as read for the current request. */
export interface Member {
  kind: SessionKind
  userId: UserId
  companyId: CompanyId
  companyType: CompanyType
  role: Role
  /** Signed in with a one-time password, which has to be replaced before anything else. */
  mustChangePassword: boolean
}

/** An API key (rule E4), as read for the current request. It does not stand for a person. */
export interface KeyHolder {
  kind: 'key'
  keyId: KeyId
  companyId: CompanyId
  companyType: CompanyType
  role: Role
}

/** Anyone who acts for a company and has a role in it. */
export type RoleHolder = Member | KeyHolder

/** The master admin (rule I14). */
export interface Administrator {
  kind: 'admin'
  administratorId: AdministratorId
  /** The operator demands a second factor, which has to be set up before anything else. */
  mustSetUpSecondFactor?: true
}

/** Whoever runs the installation, acting at the command line. */
export interface Operator {
  kind: 'operator'
}

export type SignedIn = RoleHolder | Administrator

/** Whoever carries out a command. */
export type Actor = SignedIn | Operator

export const operator: Operator = { kind: 'operator' }

export const isMember = (actor: Actor): actor is Member => actor.kind === 'individual' || actor.kind === 'staff'

/** Null for a key, an administrator and the operator: they are not people of a company. */
export const personOf = (actor: Actor): UserId | null => (isMember(actor) ? actor.userId : null)

export const holdsRole = (actor: Actor): actor is RoleHolder => isMember(actor) || actor.kind === 'key'

/** Administrators and operators stand above the roles of a company. */
export const can = (actor: Actor, capability: Capability): boolean =>
  !holdsRole(actor) || capabilitiesOf(actor.role, actor.companyType, actor.kind).includes(capability)
