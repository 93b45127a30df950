import { beforeAll, describe, expect, it } from 'vitest'
import { keyRoles, operator, type Role, roles } from '../../../src/core/actors/rules.ts'
import { Transaction } from '../../../src/core/shared/index.ts'
import { assignRole, updateEmployee } from '../../../src/core/workforce/index.ts'
import { multipart } from '../../support/multipart.ts'
import { workbookOf } from '../../support/workbook.ts'
import { enrol, keyOf, nextPhone, type Person, tokenOf } from '../../support/world.ts'
import { useProduct, useWorld } from '../../support/use-product.ts'

/* What keys may do to people by rule E4, written from the rule and not from the code. */

const managers: Role[] = ['corporate3', 'corporate4', 'corporateOwner']

const product = useProduct()
const world = useWorld(product)
let tokens: Record<string, string>
beforeAll(async () => {
  tokens = {}
  for (const role of keyRoles) tokens[role] = (await keyOf(product, world.corporateA.company.id, role)).token
})

const companyId = () => world.corporateA.company.id
const inFirm = () => ({ type: 'corporate' as const, companyId: companyId() })
const become = ({ id: employeeId }: Person, change: { role?: Role; isActive?: boolean }) =>
  product.use(Transaction).run(async () => {
    const about = { companyId: companyId(), employeeId, actor: operator }
    if (change.role) await product.use(assignRole)({ ...about, role: change.role })
    else await product.use(updateEmployee)({ ...about, changes: { isActive: change.isActive } })
  })

/** How people got their current role; `isAboveKeys` follows from the role they started with. */
const pasts = {
  'is active': { isAboveKeys: (role: Role) => managers.includes(role), live: async () => {} },
  'has left': {
    isAboveKeys: (role: Role) => managers.includes(role),
    live: (person: Person) => become(person, { isActive: false }),
  },
  'has left and was demoted afterwards': {
    isAboveKeys: (role: Role) => managers.includes(role),
    live: async (person: Person) => {
      await become(person, { isActive: false })
      await become(person, { role: 'individual' })
    },
  },
  'was demoted': { isAboveKeys: () => false, live: (person: Person) => become(person, { role: 'individual' }) },
  'was demoted and has left': {
    isAboveKeys: () => false,
    live: async (person: Person) => {
      await become(person, { role: 'individual' })
      await become(person, { isActive: false })
    },
  },
  'left, was demoted and came back': {
    isAboveKeys: () => false,
    live: async (person: Person) => {
      await become(person, { isActive: false })
      await become(person, { role: 'individual' })
      await become(person, { isActive: true })
    },
  },
}

interface Reply {
  status: number
  code?: string | undefined
}
type Change = (as: string, person: Person, now: { role: Role; is_active: boolean }) => Promise<Reply>

const edit =
  (bodyOf: (now: { is_active: boolean }) => object): Change =>
  async (as, { id: userId }, now) => {
    const { status, problem } = await product.call('updateEmployee', {
      as,
      path: { ...inFirm(), userId },
      body: bodyOf(now),
    })
    return { status, code: problem.code }
  }
const editMany =
  (bodyOf: (now: { is_active: boolean }) => object): Change =>
  async (as, { id }, now) => {
    const { status, body, problem } = await product.call('updateEmployees', {
      as,
      path: inFirm(),
      body: { user_ids: [id], ...bodyOf(now) },
    })
    return status === 200 && body.refused.length > 0
      ? { status: 403, code: body.refused[0]?.code }
      : { status, code: problem.code }
  }
const assign =
  (bodyOf: (now: { role: Role; is_active: boolean }) => { role: Role; is_active?: boolean }): Change =>
  async (as, { id: userId }, now) => {
    const { status, problem } = await product.call('assignRole', {
      as,
      path: { ...inFirm(), userId },
      body: bodyOf(now),
    })
    return { status, code: problem.code }
  }
const otherDepartment = () => ({ department_id: world.corporateA.departments[1]?.id ?? null })
const ownShifts = () => ({ shift_ids: [world.nightShift.id] })
const turned = ({ is_active }: { is_active: boolean }) => ({ is_active: !is_active })
const otherRole = ({ role }: { role: Role }): Role => (role === 'corporate1' ? 'corporate2' : 'corporate1')

const changes: Record<string, Change> = {
  'its name': edit(() => ({ full_name: 'Başka Ad' })),
  'its e-mail': edit(() => ({ email: 'baska@ornek.com' })),
  'its phone': edit(() => ({ phone: nextPhone() })),
  'its department': edit(otherDepartment),
  'its shifts': edit(ownShifts),
  'whether it is active': edit(turned),
  'the department of many': editMany(otherDepartment),
  'the shifts of many': editMany(ownShifts),
  'whether many are active': editMany(turned),
  'its role': assign((now) => ({ role: otherRole(now) })),
  'whether it is active, in its role': assign((now) => ({ role: now.role, ...turned(now) })),
  'role and activity at once': assign((now) => ({ role: otherRole(now), ...turned(now) })),
}

const stateOf = async ({ id }: Person) => {
  const [row] = await product.sql(`
    SELECT full_name, phone, email, department_id, role, password_hash, is_active, version,
      (SELECT array_agg(shift_id) FROM usual_shifts w WHERE w.user_id = u.id) AS shifts FROM users u WHERE id = '${id}'`)
  return row as { role: Role; is_active: boolean }
}

describe.each(keyRoles)('a key with the role %s', (keyRole) => {
  it.each(Object.keys(pasts) as (keyof typeof pasts)[])(
    'may change what rule E4 allows about somebody who %s',
    async (past) => {
      const wrong: unknown[] = []
      const livedBy = async (role: Role) => {
        const person = await enrol(product, world.corporateA.company, role, {
          departmentId: world.corporateA.departments[0]?.id ?? null,
        })
        await pasts[past].live(person)
        return { person, before: await stateOf(person) }
      }
      type Somebody = Awaited<ReturnType<typeof livedBy>>
      /** Returns the person if the change left them as they were. */
      const tryOn = async ({ person, before }: Somebody, role: Role, what: string, change: Change) => {
        const { status, code } = await change(tokens[keyRole] ?? '', person, before)
        const after = await stateOf(person)
        const isChanged = JSON.stringify(after) !== JSON.stringify(before)
        const expected = !managers.includes(keyRole)
          ? { status: 403, code: 'access.denied', isChanged: false }
          : pasts[past].isAboveKeys(role)
            ? { status: 403, code: 'employee.above_you', isChanged: false }
            : { status: 200, code: undefined, isChanged: true }
        const found = { status, code, isChanged }
        if (JSON.stringify(found) !== JSON.stringify(expected)) wrong.push({ role, what, found, expected })
        return isChanged ? undefined : { person, before }
      }
      const tryAllOn = async (role: Role) => {
        let somebody: Somebody | undefined
        for (const [what, change] of Object.entries(changes))
          somebody = await tryOn(somebody ?? (await livedBy(role)), role, what, change)
      }
      await Promise.all(roles.map(tryAllOn))
      expect(wrong).toEqual([])
    },
  )

  it('sets shifts from a list for the same people', async () => {
    const listed = roles.flatMap((role) =>
      Object.entries(pasts).map(([past, { isAboveKeys }]) => ({ role, past, isAboveKeys })),
    )
    const people = await Promise.all(listed.map(({ role }) => enrol(product, world.corporateA.company, role)))
    for (const [at, { past }] of listed.entries()) await pasts[past as keyof typeof pasts].live(people[at] as Person)
    const before = await Promise.all(people.map(stateOf))
    const rows = people.map(({ phone }) => ['Liste Adı', phone, 'Gece'])
    const content = Buffer.from(await workbookOf(['Ad Soyad', 'Telefon', 'Vardiya'], ...rows))
    const { headers, body } = multipart({ name: 'liste.xlsx', content })
    const { status } = await product.send({
      method: 'POST',
      path: `/api/corporate/${companyId()}/employees/bulk-import`,
      headers: { ...headers, authorization: `Bearer ${tokens[keyRole]}` },
      body,
    })
    const mayImport = managers.includes(keyRole)
    expect(status).toBe(mayImport ? 200 : 403)
    const after = await Promise.all(people.map(stateOf))
    for (const [at, { role, past, isAboveKeys }] of listed.entries()) {
      const shifts = mayImport && !isAboveKeys(role) && before[at]?.is_active ? [world.nightShift.id] : null
      expect([role, past, after[at]]).toEqual([role, past, { ...before[at], shifts }])
    }
  })

  it('gives nobody a new password', async () => {
    for (const role of roles) {
      const person = await enrol(product, world.corporateA.company, role)
      const before = await stateOf(person)
      const path = { ...inFirm(), userId: person.id }
      const { status, problem } = await product.call('resetEmployeePassword', { as: tokens[keyRole], path })
      expect([role, status, problem.code, await stateOf(person)]).toEqual([role, 403, 'access.denied', before])
    }
  })

  it('adds people without receiving their passwords, and never adds managers', async () => {
    const as = tokens[keyRole]
    const mayAdd = managers.includes(keyRole)
    for (const role of roles) {
      const body = { full_name: 'Yeni Kişi', phone: nextPhone(), role }
      const headers = { 'idempotency-key': `kisi-${keyRole}-${role}` }
      const replies = [
        await product.call('createEmployee', { as, path: inFirm(), body, headers }),
        await product.call('createEmployee', { as, path: inFirm(), body, headers }),
      ]
      for (const { status, body: added, problem } of replies)
        expect([role, status, mayAdd && !managers.includes(role) ? added.one_time_password : problem.code]).toEqual(
          !mayAdd
            ? [role, 403, 'access.denied']
            : managers.includes(role)
              ? [role, 403, 'role.above_you']
              : [role, 201, null],
        )
    }
    const listed = await product.call('importEmployees', {
      as,
      path: inFirm(),
      body: { users: [{ full_name: 'Listeden Kişi', phone: nextPhone() }] },
    })
    expect([listed.status, mayAdd && listed.body.users.map((user) => user.one_time_password)]).toEqual(
      mayAdd ? [200, [null]] : [403, false],
    )
  })
})

describe('a key', () => {
  it('gets an explanation of its own when refused', async () => {
    const path = { ...inFirm(), userId: world.corporateA.people.corporate3.id }
    const as = tokens['corporateOwner']
    const edited = await product.call('updateEmployee', { as, path, body: { full_name: 'Başka Ad' } })
    expect(edited.problem.detail).toBe(
      'Anahtarlar yöneticilerde ve yöneticiyken ayrılanlarda değişiklik yapamaz; bunu hesabı olan bir yönetici yapar.',
    )
    const granted = await product.call('assignRole', {
      as,
      path: { ...inFirm(), userId: world.corporateA.people.corporate1.id },
      body: { role: 'corporate3' },
    })
    expect(granted.problem.detail).toBe('Anahtarlar yönetici rolü veremez; bunu hesabı olan bir yönetici yapar.')
  })

  it('adds somebody who can sign in after a person with an account gave them a password', async () => {
    const phone = nextPhone()
    const added = await product.call('createEmployee', {
      as: tokens['corporate3'],
      path: inFirm(),
      body: { full_name: 'Yeni Kişi', phone },
    })
    const reset = await product.call('resetEmployeePassword', {
      as: await tokenOf(product, world.corporateA.people.corporate3),
      path: { ...inFirm(), userId: added.body.user.id },
    })
    const signedIn = await product.call('login', {
      body: {
        phone,
        password: reset.body.one_time_password,
        company_type: 'individual',
        company_id: companyId(),
      },
    })
    expect(signedIn.status).toBe(200)
  })

  it('loses access to somebody as soon as a person makes them a manager', async () => {
    for (let round = 0; round < 8; round++) {
      const person = await enrol(product, world.corporateA.company, 'corporate2')
      const path = { ...inFirm(), userId: person.id }
      const as = tokens['corporateOwner']
      const [promoted, ...edited] = await Promise.all([
        product.call('assignRole', {
          as: await tokenOf(product, world.corporateA.people.corporateOwner),
          path,
          body: { role: 'corporate3' },
        }),
        ...['Bir Ad', 'İki Ad', 'Üç Ad'].map((full_name) =>
          product.call('updateEmployee', { as, path, body: { full_name } }),
        ),
      ])
      expect(promoted.status).toBe(200)
      const entries = await product.sql(
        `SELECT event FROM audit_logs WHERE meta ->> 'user_id' = '${person.id}' ORDER BY id`,
      )
      expect(entries.at(-1)).toEqual({ event: 'user.role_assigned' })
      expect(entries).toHaveLength(1 + edited.filter(({ status }) => status === 200).length)
    }
  })
})
