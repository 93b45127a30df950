import { Clock, Ids, refusals, tidyName, useCase } from '../shared/index.ts'
import { acceptablePassword } from './password.ts'
import { Administrators, Passwords } from './ports.ts'
import { usernameRule } from './rules.ts'

export const administratorRefusal = refusals({
  'administrator.username_taken': 'conflict',
  'administrator.missing': 'missing',
  'administrator.last': 'conflict',
})

export const createAdministrator = useCase(
  [Administrators, Passwords, Ids, Clock],
  (administrators, passwords, ids, clock) =>
    async (input: { username: string; password: string }): Promise<{ id: string; username: string }> => {
      const username = tidyName(input.username, usernameRule)
      const passwordHash = await passwords.hash(acceptablePassword(input.password))
      const administrator = { id: ids.next(), username, passwordHash, createdAt: clock.now() }
      await administrators.add(administrator)
      return { id: administrator.id, username }
    },
)
