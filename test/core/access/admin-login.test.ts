import type { RunOf } from '../../../src/core/shared/index.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { type SignedInAdministrator, adminLogin, createAdministrator } from '../../../src/core/access/index.ts'
import { FakeClock } from '../../support/fakes/fake-clock.ts'
import { fakeHouse } from '../../support/fakes/fake-house.ts'
import type { FakePasswords } from '../../support/fakes/fake-passwords.ts'

let house: ReturnType<typeof fakeHouse>
let passwords: FakePasswords
const clock = new FakeClock('2026-03-02T09:00:00Z')
let create: RunOf<typeof createAdministrator>
let signIn: (input: {
  username?: string
  password?: string
  address?: string
}) => Promise<{ token: string; deviceToken: string }>

beforeEach(() => {
  house = fakeHouse(clock)
  passwords = house.passwords
  create = house.use(createAdministrator)
  const use = house.use(adminLogin)
  signIn = async (input) =>
    (await use({
      username: 'yönetici',
      password: 'dogru-parola',
      address: '10.0.0.1',
      ...input,
    })) as SignedInAdministrator
})

describe('an administrator', () => {
  it('gets a session of the admin kind on signing in', async () => {
    const { id } = await create({ username: '  yönetici ', password: 'dogru-parola' })
    expect(await signIn({})).toMatchObject({
      token: 'token-1',
      deviceToken: expect.stringMatching(/^device-1 admin:yonetici /) as string,
    })
    expect(house.sessions.rows).toEqual([
      {
        tokenHash: 'hash of token-1',
        kind: 'admin',
        administratorId: id,
        createdAt: clock.now(),
        expiresAt: new Date('2026-03-02T09:00:10Z'),
      },
    ])
  })

  it.each([{ username: 'kimse' }, { password: 'yanlis-parola' }])(
    'gets the same refusal as everybody else with %o wrong',
    async (wrong) => {
      await create({ username: 'yönetici', password: 'dogru-parola' })
      await expect(signIn(wrong)).rejects.toMatchObject({ kind: 'unauthenticated', code: 'sign_in.refused', facts: {} })
      expect(passwords.verified).toHaveLength(1)
      expect(house.sessions.rows).toEqual([])
    },
  )

  it('is locked out after ten failures, however the username is spelled', async () => {
    await create({ username: 'yönetici', password: 'dogru-parola' })
    for (let time = 0; time < 10; time++)
      await signIn({ username: time % 2 ? 'YÖNETİCİ' : 'yonetici', password: 'yanlis' }).catch(() => undefined)
    await expect(signIn({})).rejects.toMatchObject({ kind: 'throttled', code: 'sign_in.locked' })
  })

  it('shares no lock with an employee of a company', async () => {
    await create({ username: 'yönetici', password: 'dogru-parola' })
    await signIn({ password: 'yanlis' }).catch(() => undefined)
    expect([...house.attempts.counts.keys()]).toEqual(['admin:yonetici', 'address:10.0.0.1'])
  })

  it('needs a unique username and a long enough password', async () => {
    await create({ username: 'yönetici', password: 'dogru-parola' })
    await expect(create({ username: 'YONETICI', password: 'dogru-parola' })).rejects.toMatchObject({
      code: 'administrator.username_taken',
    })
    await expect(create({ username: ' ', password: 'dogru-parola' })).rejects.toMatchObject({ code: 'name.blank' })
    await expect(create({ username: 'biri', password: 'kisa' })).rejects.toMatchObject({ code: 'password.too_short' })
    await expect(create({ username: 'Ayşe Işık', password: 'isik-ayse-1' })).rejects.toMatchObject({
      code: 'password.own_name',
    })
  })
})
