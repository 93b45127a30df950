import { type Clock, type Ids, tidyName } from '../shared/index.ts'
import { acceptablePassword } from './password.ts'
import type { Administrators, Passwords } from './ports.ts'

export const createAdministrator =
  (administrators: Administrators, passwords: Passwords, ids: Ids, clock: Clock) =>
  async (wish: { username: string; password: string }): Promise<{ id: string; username: string }> => {
    const username = tidyName(wish.username)
    const passwordHash = await passwords.hash(acceptablePassword(wish.password))
    const administrator = { id: ids.next(), username, passwordHash, createdAt: clock.now() }
    await administrators.add(administrator)
    return { id: administrator.id, username }
  }
