import { AdminDevices } from '../notifications/index.ts'
import { Clock, useCase } from '../shared/index.ts'
import { administratorRefusal } from './create-administrator.ts'
import { Administrators, SecondFactors, Sessions } from './ports.ts'

/** The log keeps the name of a removed administrator. The last one can only be removed with `allowLast`. */
export const removeAdministrator = useCase(
  [Administrators, Sessions, AdminDevices, SecondFactors, Clock],
  (administrators, sessions, devices, factors, clock) =>
    async (input: { username: string; allowLast: boolean }): Promise<{ id: string; username: string }> => {
      await administrators.lockAll()
      const administrator = await administrators.forChange(input.username)
      if (administrator === null) throw administratorRefusal('administrator.missing')
      if (!input.allowLast && (await administrators.count()) === 1) throw administratorRefusal('administrator.last')
      const { id, username } = administrator
      await administrators.remove(id, clock.now())
      await sessions.endAllOfAdministrator(id)
      await devices.disableOf(id)
      await factors.switchOff({ kind: 'admin', administratorId: id })
      return { id, username }
    },
)
