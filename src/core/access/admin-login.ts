import { fold, useCase } from '../shared/index.ts'
import { guardedAttempt } from './guarded-attempt.ts'
import { openSession } from './open-session.ts'
import { Administrators, Passwords } from './ports.ts'

export interface AdminSignIn {
  username: string
  password: string
  /** Network address of the caller. */
  address: string
}

export const adminLogin = useCase(
  [Administrators, Passwords, guardedAttempt, openSession],
  (administrators, passwords, attempt, open) =>
    async ({ username, password, address }: AdminSignIn): Promise<{ token: string }> => {
      const subject = `admin:${fold(username)}`
      const { id, passwordHash } = await attempt({ subject, address }, async () => {
        const found = await administrators.byUsername(username)
        return (await passwords.verify(found?.passwordHash ?? null, password)) ? found : null
      })
      return { token: await open(subject, { kind: 'admin', administratorId: id, passwordHash }) }
    },
)
