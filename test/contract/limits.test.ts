import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import seedFile from '../../cli/seed/seed-file.schema.json' with { type: 'json' }
import { passwordLength } from '../../src/core/access/rules.ts'
import { addressRule, companyNameRule, maxContactPhone, maxTaxNumber } from '../../src/core/companies/rules.ts'
import { maxMenuTargets, optionCount, tagLimits } from '../../src/core/menus/rules.ts'
import { maxAnnouncement, maxAnnouncements } from '../../src/core/notifications/rules.ts'
import { maxWaitingApplications } from '../../src/core/onboarding/rules.ts'
import { maxUnitPrice } from '../../src/core/partnerships/rules.ts'
import { ingredientNameRule, recipeLimits } from '../../src/core/recipes/rules.ts'
import { liraOf, maxEmail } from '../../src/core/shared/rules.ts'
import { maxOwnShifts, shiftTitleRule } from '../../src/core/shifts/rules.ts'
import { departmentNameRule, fullNameRule } from '../../src/core/workforce/rules.ts'

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
  ['FullName', lengths(fullNameRule)],
  ['Email', { maxLength: maxEmail }],
  ['EmailOrNone', { maxLength: maxEmail }],
  ['DepartmentName', lengths(departmentNameRule)],
  ['ContactPhone', { maxLength: maxContactPhone }],
  ['TaxNumberInput', { maxLength: maxTaxNumber }],
  [`${newCompany}.name`, lengths(companyNameRule)],
  [`${newCompany}.address`, lengths(addressRule)],
  ['Lira', { maximum: liraOf(maxUnitPrice) }],
  ['MenuChoices', { minItems: optionCount.min, maxItems: optionCount.max }],
  ['MenuShifts', { maxItems: maxMenuTargets }],
  ['OwnShiftIds', { maxItems: maxOwnShifts }],
  ['AnnouncementText', { maxLength: maxAnnouncement }],
  ['Profile.properties.announcements', { maxItems: maxAnnouncements }],
  ['IngredientName', lengths(ingredientNameRule)],
  ['RecipePortions', { maximum: recipeLimits.portions }],
  ['CookedWeight', { maximum: recipeLimits.cookedWeightG }],
  ['RecipeMethod', { maxLength: recipeLimits.method }],
  ['RecipeNote', { maxLength: recipeLimits.note }],
  ['Recipe.properties.lines', { maxItems: recipeLimits.lines }],
  ['DishTags', { maxItems: tagLimits.count, items: { maxLength: tagLimits.length } }],
])('the contract has the limits of the rules for %s', (path, limits) => {
  expect(schema(path)).toMatchObject(limits)
})

it('the contract and seed files have the limits of the rules for names', () => {
  const shift = contract['components']?.['requestBodies']?.['Shift']?.['content']?.['application/json']?.['schema']
  expect(shift?.['properties']?.['title']).toMatchObject(lengths(shiftTitleRule))
  const settings = contract['paths']?.['/{type}/{companyId}/settings']?.['put']?.['requestBody']?.['content']
  expect(settings?.['application/json']?.['schema']?.['properties']?.['name']).toMatchObject(lengths(companyNameRule))
  expect(seedFile.$defs.name).toMatchObject(lengths(companyNameRule))
  expect(seedFile.$defs.name).toMatchObject(lengths(fullNameRule))
  expect(seedFile.$defs.shortName).toMatchObject({ maxLength: departmentNameRule.max })
  expect(departmentNameRule).toEqual(shiftTitleRule)
})

it('the contract allows all waiting applications of a company to be rejected at once', () => {
  const { post } = contract['paths']?.['/{type}/{companyId}/applications/bulk-reject'] ?? {}
  const body = post?.['requestBody']?.['content']?.['application/json']?.['schema']
  expect(body?.['properties']?.['application_ids']).toMatchObject({ maxItems: maxWaitingApplications })
})
