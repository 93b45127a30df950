import type { CompanyType } from '../../src/core/actors/rules.ts'
import { addDays, homeTimezone, type LocalDate, localDateAt, weekdayOf } from '../../src/core/shared/index.ts'
import type { Parameter, PublishedOperation } from './published.ts'

export interface OwnCompany {
  id: string
  type: CompanyType
}

/** `shiftId` → `shift_id`; the contract abbreviates `corporate` to `corp` in addresses. */
const propertyOf = (parameter: string): string =>
  parameter === 'corpId' ? 'corporate_id' : parameter.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** `shifts` → `shift_id`, `companies` → `company_id`, and likewise `component_key` */
const propertyOfOneOf = (list: string, name: string): string => `${list.replace(/ies$/, 'y').replace(/s$/, '')}_${name}`

const maxKept = 20

/** On most Sundays nobody cooks, and much would have nothing to answer. */
const dayWithMeals = (today: LocalDate): LocalDate => (weekdayOf(today) === 7 ? addDays(today, 1) : today)

/** Values for parameters, taken from earlier responses. */
export class FoundValues {
  readonly #own: OwnCompany | undefined
  /** By property name; for list items, by the list's address. */
  readonly #found = new Map<string, string[]>()
  constructor(own: (OwnCompany & { slug: string }) | undefined) {
    this.#own = own
    if (own !== undefined) this.#keep('slug', own.slug)
  }

  learn({ path }: PublishedOperation, body: unknown): void {
    if (typeof body !== 'object' || body === null) return
    for (const value of Object.values(body))
      if (Array.isArray(value)) for (const { id } of value as { id?: unknown }[]) this.#keep(path, id)
    this.#walk(body, undefined)
  }

  /** Up to three values to try, best first; empty if no response has contained any yet. */
  for(parameter: Parameter, { path }: PublishedOperation): string[] {
    const { name, schema, required } = parameter
    if (parameter.in === 'query') {
      const value = this.#ofQuery(parameter)
      return value === undefined ? [] : [value]
    }
    const own = this.#own
    const before = path.slice(0, path.indexOf(`/{${name}}`))
    const listed = this.#found.get(before)
    if (listed !== undefined) return listed.slice(0, 3)
    if (name === 'type' && own) return [own.type]
    if (own && (name === 'companyId' || name === `${own.type}Id`)) return [own.id]
    if (schema.enum !== undefined && required) return [String(schema.enum[0])]
    return (this.#found.get(propertyOf(name)) ?? []).slice(0, 3)
  }

  #ofQuery({ name, required, schema, example }: Parameter): string | undefined {
    if (this.#own && name === `${this.#own.type}_id`) return this.#own.id
    if (!required) return undefined
    if (schema.format === 'date') return dayWithMeals(localDateAt(new Date(), homeTimezone))
    if (schema.enum !== undefined) return String(schema.enum[0])
    return this.#found.get(name)?.[0] ?? example
  }

  #keep(name: string, value: unknown): void {
    if (typeof value !== 'string') return
    const known = this.#found.get(name) ?? []
    if (known.length < maxKept && !known.includes(value)) this.#found.set(name, [...known, value])
  }

  #walk(node: unknown, list: string | undefined): void {
    if (Array.isArray(node)) for (const one of node) this.#walk(one, list)
    else if (typeof node === 'object' && node !== null)
      for (const [name, value] of Object.entries(node)) {
        if ((name === 'id' || name === 'key') && list !== undefined) this.#keep(propertyOfOneOf(list, name), value)
        else if (name.endsWith('_id')) this.#keep(name, value)
        else this.#walk(value, name)
      }
  }
}
