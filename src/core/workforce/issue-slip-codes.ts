import { SlipCodes, Tokens } from '../access/index.ts'
import { type Actor, isMember } from '../actors/rules.ts'
import type { Company } from '../companies/index.ts'
import { useCase, type UserId } from '../shared/index.ts'

/** Only at a screen are slips printed; keys and the command line get none. */
const printsSlips = (actor: Actor): boolean => isMember(actor) || actor.kind === 'admin'

/** Codes for the slips of people who have just got a one-time password, by person; none where the company wants none (rule I11). */
export const issueSlipCodes = useCase(
  [SlipCodes, Tokens],
  (slipCodes, tokens) =>
    async (
      actor: Actor,
      { id, slipCodes: wanted }: Company,
      userIds: readonly UserId[],
    ): Promise<Map<string, string>> => {
      if (!wanted || !printsSlips(actor)) return new Map()
      const issued = userIds.map((userId) => ({ userId, ...tokens.issue() }))
      await slipCodes.keep(
        id,
        issued.map(({ userId, hash }) => ({ userId, hash })),
      )
      return new Map(issued.map(({ userId, token }) => [userId, token]))
    },
)
