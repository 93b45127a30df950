import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')

/** What `npm run sql` reports about the statements in some folders, without their locations. */
const complaintsAbout = (...folders: string[]): Promise<string[]> =>
  new Promise((resolve) => {
    const options = { cwd: root, env: { ...process.env, DATABASE_URL: inject('adminUrl') } }
    execFile(
      process.execPath,
      [join(root, 'scripts/sql/main.ts'), ...folders],
      options,
      (_error, _output, complaints) =>
        resolve(complaints.split('\n').filter((line) => line !== '' && !line.includes('Warning'))),
    )
  })

describe('npm run sql', () => {
  it('accepts every statement of the product', async () => {
    expect(await complaintsAbout()).toEqual([])
  })

  it('refuses statements that PostgreSQL rejects or that read across companies', async () => {
    const complaints = await complaintsAbout('test/support/faulty-statements')
    expect(
      complaints.map((line) => line.replace('test/support/faulty-statements/statements.ts ', '')).toSorted(),
    ).toEqual(
      [
        'faulty: column "nickname" does not exist',
        'faulty: relation "people" does not exist',
        'undeclaredParameter: parameter $shiftId is not declared',
        'superfluousParameter: no $shiftId in the text',
        'wrongParameter: parameter $now is timestamp with time zone, declared as string',
        'undeclaredColumn: column phone is not declared',
        'missingColumn: there is no column phone',
        'wrongRow: column total is integer, declared as string',
        'bigNumber: column total is bigint, declared as number',
        'nullable: column department_id may be null, declared as string',
        'withoutTenant: rows of shifts (shifts) are not restricted to a company',
        'ofEither: rows of shifts (shifts) are not restricted to a company',
        'joinedWithoutTenant: rows of users (u) are not restricted to a company',
        'nestedWithoutTenant: rows of users (users) are not restricted to a company',
        'lazy: not declared while its file loads, so it cannot be checked',
      ].toSorted(),
    )
  })
})
