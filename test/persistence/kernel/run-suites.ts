import { beforeEach, describe } from 'vitest'
import { fakeHouse } from '../../support/fakes/fake-house.ts'
import type { House } from '../../support/house.ts'
import { postgresHouse } from '../../support/postgres-house.ts'
import { useDatabase } from '../../support/use-database.ts'

export type Suite = (house: () => House) => void

/** Runs the suites against the fakes and against PostgreSQL, which must behave the same. */
export const runSuites = (...suites: Suite[]): void => {
  let house: House
  describe('the fake', () => {
    beforeEach(() => {
      house = fakeHouse()
    })
    for (const suite of suites) suite(() => house)
  })
  describe('PostgreSQL', () => {
    const inUse = useDatabase()
    beforeEach(() => {
      house = postgresHouse(inUse.database)
    })
    for (const suite of suites) suite(() => house)
  })
}
