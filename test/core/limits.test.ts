import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { passwordLength } from '../../src/core/access/rules.ts'
import { addressLength, companyNameLength, maxContactPhone } from '../../src/core/companies/rules.ts'
import { optionCount, tagLimits } from '../../src/core/menus/rules.ts'
import { maxEmail } from '../../src/core/shared/rules.ts'
import { fullNameLength } from '../../src/core/workforce/rules.ts'

interface Part {
  [name: string]: Part
}

const contract = parse(readFileSync(join(import.meta.dirname, '..', '..', 'openapi.yaml'), 'utf8')) as Part
const newCompany = 'NewCompanyApplication.properties.target.properties.new_company_payload.properties'
const schema = (path: string): Part | undefined =>
  `components.schemas.${path}`.split('.').reduce<Part | undefined>((part, name) => part?.[name], contract)

const lengths = ({ min, max }: { min: number; max: number }) => ({ minLength: min, maxLength: max })

it.each([
  ['NewPassword', lengths(passwordLength)],
  ['FullName', lengths(fullNameLength)],
  ['Email', { maxLength: maxEmail }],
  ['EmailOrNone', { maxLength: maxEmail }],
  ['ContactPhone', { maxLength: maxContactPhone }],
  [`${newCompany}.name`, lengths(companyNameLength)],
  [`${newCompany}.address`, lengths(addressLength)],
  ['MenuChoices', { minItems: optionCount.min, maxItems: optionCount.max }],
  ['Meal.properties.tags', { maxItems: tagLimits.count, items: { maxLength: tagLimits.length } }],
])('the contract sets the limits of the rules for %s', (path, limits) => {
  expect(schema(path)).toMatchObject(limits)
})
