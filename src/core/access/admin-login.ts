import { fold, useCase } from '../shared/index.ts'
import { openSession } from './open-session.ts'
import { Administrators, Passwords, type SecondStep } from './ports.ts'

export interface AdminSignIn {
  username: string
  password: string
  /** The caller's IP address. */
  address: string
  deviceToken?: string | undefined
}

export interface SignedInAdministrator {
  token: string
  deviceToken: string
}

/** The key under which an administrator's failed sign-ins are counted and their devices recognized. */
export const administratorAccountOf = (username: string): string => `admin:${fold(username)}`

export const adminLogin = useCase(
  [Administrators, Passwords, openSession],
  (administrators, passwords, open) =>
    async ({ username, password, address, deviceToken }: AdminSignIn): Promise<SignedInAdministrator | SecondStep> => {
      const caller = { account: administratorAccountOf(username), phone: null, address, deviceToken }
      const opened = await open(caller, async () => {
        const found = await administrators.byUsername(username)
        if (!(await passwords.verify(found?.passwordHash ?? null, password)) || found === null) return null
        const { id, passwordHash } = found
        return { who: id, holder: { kind: 'admin', administratorId: id, passwordHash } }
      })
      return 'challenge' in opened ? opened : { token: opened.token, deviceToken: opened.deviceToken }
    },
)
