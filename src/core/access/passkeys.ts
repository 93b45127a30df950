import { Clock, Ids, type PasskeyId, tidyName, Transaction, useCase } from '../shared/index.ts'
import { confirmIdentity, type OwnProof } from './confirm-identity.ts'
import {
  Accounts,
  Administrators,
  type PasskeyAttestation,
  PasskeyChecks,
  Passkeys,
  type SessionActor,
  Tokens,
} from './ports.ts'
import { maxPasskeys, passkeyNameRule } from './rules.ts'
import { holderIdOf, secondFactorRefusal } from './second-factor.ts'

const challengeMs = 5 * 60_000

/** What a browser needs to make a passkey. */
export interface PasskeyOffer {
  challenge: string
  site: string
  holderId: string
  /** Shown by the device beside the site. */
  accountName: string
  /** The holder's passkeys; a device makes only one. */
  credentialIds: string[]
}

/** Offers to make a passkey, for five minutes. The second factor has to be on, since its recovery codes help later. */
export const startPasskey = useCase(
  {
    accounts: Accounts,
    administrators: Administrators,
    passkeys: Passkeys,
    checks: PasskeyChecks,
    tokens: Tokens,
    clock: Clock,
    confirm: confirmIdentity,
  },
  ({ accounts, administrators, passkeys, checks, tokens, clock, confirm }) =>
    async (actor: SessionActor, proof: OwnProof): Promise<PasskeyOffer> => {
      const known = await passkeys.of(actor)
      if (known.length >= maxPasskeys) throw secondFactorRefusal('passkey.too_many', { number: maxPasskeys })
      await confirm(actor, proof)
      const { token: challenge } = tokens.issue()
      if (!(await passkeys.expect(actor, challenge, new Date(clock.now().getTime() + challengeMs))))
        throw secondFactorRefusal('second_factor.off')
      const name =
        actor.kind === 'admin'
          ? (await administrators.byId(actor.administratorId))?.username
          : (await accounts.byId(actor.companyId, actor.userId))?.phone
      return {
        challenge,
        site: checks.site,
        holderId: holderIdOf(actor),
        accountName: name ?? '',
        credentialIds: known.map(({ credentialId }) => credentialId),
      }
    },
)

/** Adds the passkey that the offer was answered with. The offer is used up, whatever the answer is. */
export const addPasskey = useCase(
  [Passkeys, PasskeyChecks, Transaction, Ids, Clock],
  (passkeys, checks, transaction, ids, clock) =>
    async (actor: SessionActor, typedName: string, answer: PasskeyAttestation): Promise<void> => {
      const name = tidyName(typedName, passkeyNameRule)
      const refusal = await transaction.run(async () => {
        const now = clock.now()
        const challenge = await passkeys.takeChallenge(actor, now)
        const key = challenge && (await checks.attested(answer, challenge))
        if (!key) return secondFactorRefusal('passkey.refused')
        if ((await passkeys.of(actor)).length >= maxPasskeys)
          return secondFactorRefusal('passkey.too_many', { number: maxPasskeys })
        return (await passkeys.add(actor, { ...key, id: ids.next(), name }, now))
          ? null
          : secondFactorRefusal('passkey.taken')
      })
      if (refusal !== null) throw refusal
    },
)

/** The codes of the app remain. */
export const removePasskey = useCase(
  [Passkeys],
  (passkeys) =>
    async (actor: SessionActor, passkeyId: PasskeyId): Promise<void> => {
      if (!(await passkeys.remove(actor, passkeyId))) throw secondFactorRefusal('passkey.missing')
    },
)
