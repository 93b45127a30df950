import { expect, it } from 'vitest'
import { tellOfForgottenPassword } from '../../../src/core/access/index.ts'
import { fakeHouse } from '../../support/fakes/fake-house.ts'
import { aCompany, anEmployee } from '../../support/samples.ts'

it('managers hear of forgotten passwords at most once an hour, whoever forgot one', async () => {
  const house = fakeHouse()
  const company = aCompany()
  await house.companies.add(company)
  const [ayse, can, manager] = [anEmployee(company), anEmployee(company), anEmployee(company, { role: 'corporate3' })]
  for (const one of [ayse, can, manager]) await house.employees.add(one)
  const heardAfter = async (minutes: number, { phone }: typeof ayse) => {
    house.clock.pass(minutes * 60)
    await house.use(tellOfForgottenPassword)({ companyId: company.id, phone })
    return (await house.notificationsOf(manager.id)).length
  }
  expect(await heardAfter(0, ayse)).toBe(1)
  expect(await heardAfter(59, can)).toBe(1)
  expect(await heardAfter(1, can)).toBe(2)
  expect(await heardAfter(59, ayse)).toBe(2)
})
