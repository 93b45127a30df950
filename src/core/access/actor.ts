import { capabilitiesOf, type Capability, type CompanyType, type Role, type SessionKind } from './roles.ts'

/** A signed-in person, as the session row of this very request tells it. */
export interface Member {
  kind: SessionKind
  userId: string
  companyId: string
  companyType: CompanyType
  role: Role
  /** Signed in with a one-time password that has to be replaced before anything else. */
  mustChangePassword: boolean
  /** The member's catering has an active partnership with the corporate company that was asked for. */
  isPartner: boolean
}

export interface AdministratorActor {
  kind: 'admin'
  administratorId: string
}

export type Actor = Member | AdministratorActor

export const idOf = (actor: Actor): string => (actor.kind === 'admin' ? actor.administratorId : actor.userId)

export const can = (member: Member, capability: Capability): boolean =>
  capabilitiesOf(member.role, member.companyType, member.kind).includes(capability)
