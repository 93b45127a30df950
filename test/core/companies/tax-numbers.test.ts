import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { operator } from '../../../src/core/actors/rules.ts'
import {
  companyUpdated,
  createCompany,
  taxNumberOrRefuse,
  taxNumberProblem,
  updateCompany,
} from '../../../src/core/companies/index.ts'
import { Refusal } from '../../../src/core/shared/index.ts'
import { fakeHouse } from '../../support/fakes/fake-house.ts'
import { aCompany } from '../../support/samples.ts'

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`))
const isRight = (number: string) => taxNumberProblem(number) === undefined

/** One of the ten, whatever the first nine digits are. */
const completed = (nine: string): string[] => Array.from({ length: 10 }, (_, last) => `${nine}${last}`).filter(isRight)

describe('a tax number', () => {
  it.each(['4540536920', '0010213576', '1234567890', '0123456789'])('%s is right', (number) => {
    expect(taxNumberProblem(number)).toBeUndefined()
  })

  it('has one right last digit', () => {
    fc.assert(
      fc.property(digits(9), (nine) => {
        expect(completed(nine)).toHaveLength(1)
      }),
    )
  })

  it('is wrong if any one digit is', () => {
    fc.assert(
      fc.property(digits(9), fc.nat(9), fc.integer({ min: 1, max: 9 }), (nine, at, by) => {
        const [right = ''] = completed(nine)
        const wrong = (Number(right[at]) + by) % 10
        expect(taxNumberProblem(`${right.slice(0, at)}${wrong}${right.slice(at + 1)}`)).toBe('invalid')
      }),
    )
  })

  it('may be typed with blanks, and is null if nothing else is', () => {
    expect(taxNumberOrRefuse(' 123 456 78 90 ')).toBe('1234567890')
    for (const nothing of ['', '  ', null, undefined]) expect(taxNumberOrRefuse(nothing)).toBeNull()
  })

  it('is never the number of a person, which the refusal does not repeat', () => {
    fc.assert(
      fc.property(digits(11), (identity) => {
        const refusal = refusalOf(identity)
        expect(refusal?.code).toBe('company.tax_number_personal')
        expect(JSON.stringify(refusal)).not.toContain(identity)
      }),
    )
  })

  it('is ten digits or refused, whatever is typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), digits(10)), (typed) => {
        const refusal = refusalOf(typed)
        if (refusal === undefined) expect(taxNumberOrRefuse(typed) ?? '1234567890').toMatch(/^[0-9]{10}$/)
        else expect(refusal.code).toMatch(/^company\.tax_number_(invalid|personal)$/)
      }),
    )
  })
})

const refusalOf = (typed: string): Refusal | undefined => {
  try {
    taxNumberOrRefuse(typed)
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

describe('the tax number of a company', () => {
  let house: ReturnType<typeof fakeHouse>
  beforeEach(() => {
    house = fakeHouse()
  })

  it('may be the one of another branch', async () => {
    const open = (name: string) =>
      house.use(createCompany)({ actor: operator, name, type: 'corporate', taxNumber: '123 456 7890' })
    expect([(await open('Poyraz Bursa')).taxNumber, (await open('Poyraz İzmir')).taxNumber]).toEqual([
      '1234567890',
      '1234567890',
    ])
  })

  it('is set, changed and removed, each of which is in the log', async () => {
    const company = aCompany()
    await house.companies.add(company)
    const change = (taxNumber: string | null) =>
      house.use(updateCompany)({ companyId: company.id, actor: operator, changes: { taxNumber } })
    await change('1234567890')
    await change('123 456 7890')
    await change('1111111114')
    await expect(change('1111111113')).rejects.toMatchObject({ code: 'company.tax_number_invalid' })
    await change(null)
    expect(house.companies.rows[0]?.taxNumber).toBeNull()
    expect(house.trail.entries.map(({ event, changes }) => [event, changes])).toEqual([
      [companyUpdated, { taxNumber: { from: null, to: '1234567890' } }],
      [companyUpdated, { taxNumber: { from: '1234567890', to: '1111111114' } }],
      [companyUpdated, { taxNumber: { from: '1111111114', to: null } }],
    ])
  })
})
