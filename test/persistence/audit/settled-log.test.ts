import { expect, it } from 'vitest'
import { operator } from '../../../src/core/actors/rules.ts'
import { usersImported } from '../../../src/core/workforce/index.ts'
import { adHoc, numbered } from '../../support/ad-hoc-sql.ts'
import { postgresHouse } from '../../support/postgres-house.ts'
import { aCompany } from '../../support/samples.ts'
import { useDatabase } from '../../support/use-database.ts'

const db = useDatabase()

it('a log that is settled is chained before the commit, and what follows by the commit', async () => {
  const { companies, trail } = postgresHouse(db.database)
  const company = aCompany()
  await companies.add(company)
  const write = (imported: number) =>
    trail.write({ event: usersImported, companyId: company.id, actor: operator, meta: { imported, failed: 0 } })
  const chained = async () =>
    await db.database.rows(
      adHoc('SELECT seq::int FROM audit_chain WHERE company_id = $1 ORDER BY seq'),
      numbered(company.id),
    )
  const seen: unknown[] = []
  await db.database.run(async () => {
    await write(1)
    seen.push(await chained())
    await trail.settle()
    seen.push(await chained())
    await write(2)
    seen.push(await chained())
  })
  const first = { seq: 1 }
  expect([...seen, await chained()]).toEqual([[], [first], [first], [first, { seq: 2 }]])
})
