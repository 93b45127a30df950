import { Trail } from '../audit/index.ts'
import { announce } from '../notifications/index.ts'
import type { Actor } from '../actors/rules.ts'
import { type CompanyId, Ids, useCase, type UserId } from '../shared/index.ts'
import { administratorRefusal } from './create-administrator.ts'
import { Administrators, SecondFactors, Sessions, SignInAttempts } from './ports.ts'
import { secondFactorReset, secondFactorRefusal, stepAttempts } from './second-factor.ts'

/** For somebody who has lost both the app and the recovery codes. Ends all their sessions and tells them. */
export const resetSecondFactor = useCase(
  [SecondFactors, Sessions, SignInAttempts, Trail, announce, Ids],
  (factors, sessions, attempts, trail, announce, ids) =>
    async ({ companyId, userId, actor }: { companyId: CompanyId; userId: UserId; actor: Actor }): Promise<void> => {
      const holder = { kind: 'staff', companyId, userId } as const
      if (!(await factors.switchOff(holder))) throw secondFactorRefusal('second_factor.off')
      await sessions.endAllOf(userId)
      await attempts.forget(stepAttempts(holder))
      await trail.write({ event: secondFactorReset, companyId, actor, meta: { userId } })
      const news = { id: ids.next(), companyId, userId }
      await announce(news, (inboxes, at) => inboxes.announceSecondFactorReset(news, at))
    },
)

/** As `resetSecondFactor`; an administrator has no inbox and no company's log. */
export const resetAdministratorSecondFactor = useCase(
  [Administrators, SecondFactors, Sessions, SignInAttempts],
  (administrators, factors, sessions, attempts) =>
    async (input: { username: string }): Promise<{ id: string; username: string }> => {
      const administrator = await administrators.forChange(input.username)
      if (administrator === null) throw administratorRefusal('administrator.missing')
      const { id, username } = administrator
      const holder = { kind: 'admin', administratorId: id } as const
      if (!(await factors.switchOff(holder))) throw secondFactorRefusal('second_factor.off')
      await sessions.endAllOfAdministrator(id)
      await attempts.forget(stepAttempts(holder))
      return { id, username }
    },
)
