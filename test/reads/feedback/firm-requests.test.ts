import { beforeAll, expect, it } from 'vitest'
import type { Employee } from '../../../src/core/workforce/index.ts'
import { FeedbackReads } from '../../../src/reads/index.ts'
import { SystemClock } from '../../../src/gateways/system.ts'
import type { House } from '../../support/house.ts'
import { aKitchen } from '../../support/kitchen.ts'
import { postgresHouse } from '../../support/postgres-house.ts'
import { aCompany, anEmployee, aPartnership, aRequest } from '../../support/samples.ts'
import { useDatabase } from '../../support/use-database.ts'

const inUse = useDatabase()
let house: House
beforeAll(() => {
  house = postgresHouse(inUse.database)
})

const write = (author: Employee, title: string, day: string, status: 'pending' | 'resolved' = 'pending') =>
  house.requests.add(aRequest(author, { title, status, createdAt: new Date(`2026-03-${day}T09:00:00Z`) }))

it("the requests of all of a caterer's firms come in one list, newest first and without names", async () => {
  const { catering, corporate, eaters } = await aKitchen(house)
  const [other, former] = [aCompany({ name: 'Fabrika' }), aCompany()]
  for (const firm of [other, former]) await house.companies.add(firm)
  const later = { createdAt: new Date('2026-03-03T00:00:00Z') }
  await house.partnerships.add(Object.assign(aPartnership(catering, other), later))
  const over = aPartnership(catering, former)
  await house.partnerships.add(over)
  await house.endPartnership(over.id)
  const [worker, gone] = [anEmployee(other, { fullName: 'Zeynep Kaya' }), anEmployee(former)]
  for (const person of [worker, gone]) await house.employees.add(person)
  await write(eaters[0], 'Daha az tuz', '04')
  await write(worker, 'Önceki mutfağa', '02')
  await write(worker, 'Çorba', '05')
  await write(worker, 'Pilav', '03', 'resolved')
  await write(gone, 'Bitti', '06')
  const stranger = await aKitchen(house)
  await write(stranger.eaters[0], 'Başkasına', '06')

  const reads = new FeedbackReads(inUse.database, new SystemClock())
  const list = async (status?: 'pending' | 'resolved', offset = 0, limit = 50) => {
    const { requests, has_more } = await reads.ofCatering(catering.id, status, { limit, offset })
    return [requests.map(({ title, firm, author_masked }) => `${firm.name} ${author_masked}: ${title}`), has_more]
  }
  const [soup, salt, rice] = [
    'Fabrika Z*** K***: Çorba',
    `${corporate.name} A*** Y***: Daha az tuz`,
    'Fabrika Z*** K***: Pilav',
  ]
  expect(await list()).toEqual([[soup, salt, rice], false])
  expect(await list('pending')).toEqual([[soup, salt], false])
  expect(await list(undefined, 0, 2)).toEqual([[soup, salt], true])
  expect(await list(undefined, 2, 2)).toEqual([[rice], false])
})
