import { AdminDevices } from '../notifications/index.ts'
import { useCase } from '../shared/index.ts'
import { administratorAccountOf } from './admin-login.ts'
import { administratorRefusal } from './create-administrator.ts'
import { acceptablePassword } from './password.ts'
import { Administrators, Passwords, Sessions, SignInAttempts } from './ports.ts'

/** For an administrator who forgot their password or is locked out. Ends all their sessions. */
export const resetAdministratorPassword = useCase(
  [Administrators, Passwords, Sessions, AdminDevices, SignInAttempts],
  (administrators, passwords, sessions, devices, attempts) =>
    async (input: { username: string; password: string }): Promise<{ id: string; username: string }> => {
      const passwordHash = await passwords.hash(acceptablePassword(input.password, { names: [input.username] }))
      const administrator = await administrators.forChange(input.username)
      if (administrator === null) throw administratorRefusal('administrator.missing')
      const { id, username } = administrator
      await administrators.replacePassword(id, passwordHash)
      await sessions.endAllOfAdministrator(id)
      await devices.disableOf(id)
      await attempts.forget(administratorAccountOf(username))
      return { id, username }
    },
)
