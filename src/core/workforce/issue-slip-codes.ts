import { SlipCodes, Tokens } from '../access/index.ts'
import { type Actor, isMember } from '../actors/rules.ts'
import type { Company } from '../companies/index.ts'
import { useCase, type UserId } from '../shared/index.ts'

/** Slips are only printed from a screen; keys and the command line get no codes. */
const printsSlips = (actor: Actor): boolean => isMember(actor) || actor.kind === 'admin'

/**
 * Issues codes, by person, for the slips of people who have just got a one-time password; none if the company has
 * switched codes off (rule I11).
 */
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
