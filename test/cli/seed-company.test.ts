import { describe, expect, it } from 'vitest'
import { seedCompany } from '../../cli/seed/seed-company.ts'
import type { SeedTools } from '../../cli/seed/seed-tools.ts'

describe('The people of a large company', () => {
  /** How many were prepared, and how many of them were written, at each time that some were. */
  const writtenOf = async (count: number, { password, isNew = false }: { password?: string; isNew?: boolean } = {}) => {
    let settled = 0
    const written: [prepared: number, people: number][] = []
    let prepared = 0
    const tools = {
      companies: { bySlug: () => Promise.resolve(isNew ? null : { id: 'firma', type: 'corporate' }) },
      createCompany: () => Promise.resolve({ id: 'firma', type: 'corporate' }),
      trail: { settle: () => Promise.resolve(settled++) },
      departments: { allOf: () => Promise.resolve([]) },
      shifts: { allOf: () => Promise.resolve([]) },
      employees: { membersAmong: () => Promise.resolve(new Map()) },
      prepareEmployee: () => Promise.resolve({ employee: prepared++ }),
      addEmployees: ({ people }: { people: unknown[] }) => Promise.resolve(written.push([prepared, people.length])),
    } as unknown as SeedTools
    const users = Array.from({ length: count }, (_, at) => ({
      full_name: 'Can Er',
      phone: 5_300_000_000 + at,
      role: 'individual' as const,
      ...(password !== undefined && { password }),
    }))
    const seed = { name: 'Firma', type: 'corporate' as const, users }
    expect((await seedCompany(tools, seed, ['companies', 0], String)).users).toHaveLength(count)
    return { written, settled }
  }

  it('are written while they are prepared, so that no transaction waits for all of them', async () => {
    expect((await writtenOf(1_100)).written).toEqual([
      [500, 500],
      [1_000, 500],
      [1_100, 100],
    ])
  })

  it('are written more often if their passwords have to be hashed', async () => {
    expect((await writtenOf(250, { password: 'uzun-bir-parola' })).written).toEqual([
      [100, 100],
      [200, 100],
      [250, 50],
    ])
  })

  it('are chained in the log of a new company at once, and in that of another one by the commit, as always', async () => {
    expect((await writtenOf(1_100, { isNew: true })).settled).toBe(3)
    expect((await writtenOf(1_100)).settled).toBe(0)
  })
})
