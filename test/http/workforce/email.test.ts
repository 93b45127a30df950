import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkSeedFile } from '../../../cli/seed/check-seed-file.ts'
import { operator } from '../../../src/core/actors/rules.ts'
import { isEmail } from '../../../src/core/shared/rules.ts'
import { importEmployees } from '../../../src/core/workforce/index.ts'
import { emailProblem } from '../../../web/ui/forms/problems.ts'
import { type Product, startProduct } from '../../support/product.ts'
import { nextPhone, createWorkplace, tokenOf, type Workplace } from '../../support/world.ts'

let product: Product
let strictProduct: Product
let firm: Workplace
let strictFirm: Workplace
beforeAll(async () => {
  product = await startProduct({ contractCheck: false })
  strictProduct = await startProduct()
  firm = await createWorkplace(product, 'corporate', 'Anadolu Çelik')
  strictFirm = await createWorkplace(strictProduct, 'corporate', 'Anadolu Çelik')
})
afterAll(async () => {
  await product.stop()
  await strictProduct.stop()
})

const isTakenByApi = async (at: Product, { company, people }: Workplace, email: string): Promise<boolean> => {
  const { status } = await at.call('updateEmployee', {
    path: { type: 'corporate', companyId: company.id, userId: people.individual.id },
    body: { email },
    as: await tokenOf(at, people.corporateOwner),
  })
  expect([200, 400]).toContain(status)
  return status === 200
}

const isImported = async (email: string): Promise<boolean> => {
  const row = { row: 2, fullName: 'Ayşe Yılmaz', phone: nextPhone(), email, department: '', shifts: '' }
  const run = product.use(importEmployees)
  const { failed } = await run({ companyId: firm.company.id, actor: operator, rows: [row] })
  expect(failed.filter(({ problem }) => problem !== 'email_invalid')).toEqual([])
  return failed.length === 0
}

const isPlanted = (email: string): boolean => {
  const user = { full_name: 'Ayşe Yılmaz', phone: '5321234567', role: 'individual', email }
  return checkSeedFile({ companies: [{ name: 'Anadolu Çelik', type: 'corporate', users: [user] }] }).length === 0
}

test.each([
  ['ayse@firma.com', true],
  ["o'neil+yemek@alt.firma-adi.com.tr", true],
  ['a@@b.c', false],
  ['a@b', false],
  ['a@b..c', false],
  ['a@-b.c', false],
  ['a@b.c.', false],
  ['a b@firma.com', false],
  ['ayşe@firma.com', false],
  ['"a b"@firma.com', false],
  [`${'a'.repeat(191)}@firma.com`, false],
])('%s gets the same verdict in the rule, forms, contract, list and seed file', async (email, isGood) => {
  expect({
    rule: isEmail(email),
    form: emailProblem(email) === undefined,
    api: await isTakenByApi(product, firm, email),
    strictApi: await isTakenByApi(strictProduct, strictFirm, email),
    list: await isImported(email),
    seedFile: isPlanted(email),
  }).toEqual({ rule: isGood, form: isGood, api: isGood, strictApi: isGood, list: isGood, seedFile: isGood })
})
