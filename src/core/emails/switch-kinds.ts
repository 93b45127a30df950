import { refusals, useCase } from '../shared/index.ts'
import { canSwitchOff, type GatheredEmailKind, kindsConcerning } from './rules.ts'
import type { Member } from '../actors/rules.ts'
import { Emails, EmailSwitches, LinkSecrets } from './ports.ts'

/** After 90 days nobody knows any more whom the mail went to. */
export const unsubscribeRefusal = refusals({ 'unsubscribe_link.over': 'unprocessable' })

/** Ignores kinds that do not concern the person. */
export const switchEmailKinds = useCase(
  [EmailSwitches],
  (switches) =>
    (member: Member, wanted: readonly { kind: GatheredEmailKind; isOn: boolean }[]): Promise<void> => {
      const theirs = kindsConcerning(member.role, member.companyType)
      return switches.save(
        member.companyId,
        member.userId,
        wanted.filter(({ kind }) => theirs.includes(kind)),
      )
    },
)

/** Switches off the kind of the mail with this secret, for whom it was sent to; returns the kind. */
export const unsubscribe = useCase(
  [LinkSecrets, Emails, EmailSwitches],
  (secrets, emails, switches) =>
    async (secret: string): Promise<GatheredEmailKind> => {
      const emailId = secrets.emailOf('unsubscribe', secret)
      const recipient = emailId && (await emails.recipientOf(emailId))
      if (!recipient || !canSwitchOff(recipient.kind)) throw unsubscribeRefusal('unsubscribe_link.over')
      const { companyId, userId, kind } = recipient
      await switches.save(companyId, userId, [{ kind, isOn: false }])
      return kind
    },
)
