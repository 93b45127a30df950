import { shiftRefusal } from '../../../src/core/shifts/index.ts'
import { describe, expect, it } from 'vitest'
import { DatabaseProblem } from '../../../src/core/shared/index.ts'
import { asRefusal } from '../../../src/persistence/kernel/database-errors.ts'
import { useDatabase } from '../../support/use-database.ts'
import { adHoc, numbered } from '../../support/ad-hoc-sql.ts'

const inUse = useDatabase()

const failure = (code: string, more: object = {}) =>
  Object.assign(new Error('SELECT secret FROM somewhere'), { code, ...more })

describe('a database error', () => {
  it.each([
    ['users_company_id_phone_key', 'conflict', 'employee.phone_taken'],
    ['users_company_id_department_id_fkey', 'unprocessable', 'department.not_open'],
    ['departments_by_name', 'conflict', 'department.name_taken'],
    ['companies_slug_key', 'conflict', 'company.slug_taken'],
    ['administrators_by_username', 'conflict', 'administrator.username_taken'],
    ['applications_one_pending_per_company', 'conflict', 'application.already_pending'],
    ['applications_one_pending_per_new_company', 'conflict', 'application.already_pending'],
    ['partnerships_one_active_with_corporate', 'conflict', 'partnership.already_active'],
    ['partnerships_one_active_with_supplier', 'conflict', 'partnership.already_active'],
    ['menu_days_one_published', 'conflict', 'menu_day.published_by_another'],
  ])('about %s becomes a refusal, and the constraint exists', async (constraint, kind, code) => {
    expect(asRefusal(failure('23505', { constraint }))).toMatchObject({ name: 'Refusal', kind, code })
    expect(asRefusal({ driverError: failure('23505', { constraint }) })).toMatchObject({ name: 'Refusal', kind, code })
    const [known] = await inUse.database.rows(
      adHoc('SELECT to_regclass($1) IS NOT NULL OR EXISTS (SELECT FROM pg_constraint WHERE conname = $1) AS known'),
      numbered(constraint),
    )
    expect(known).toEqual({ known: true })
  })

  it.each([
    ['duplicate', ['23505']],
    ['unacceptable', ['22P02', '22003', '22007', '22008', '22009', '22021', '22P05', '23502', '23503', '23514']],
    [
      'unavailable',
      [
        '57P01',
        '57P02',
        '57P03',
        '08000',
        '08006',
        '53100',
        '53200',
        '53300',
        '55P03',
        '57014',
        '40001',
        '40P01',
        'ECONNREFUSED',
        'ECONNRESET',
        'EPIPE',
        'ETIMEDOUT',
        'ENOTFOUND',
      ],
    ],
  ])('is classified as %s', (kind, codes) => {
    expect(codes.map((code) => (asRefusal(failure(code)) as DatabaseProblem).kind)).toEqual(codes.map(() => kind))
  })

  it.each([
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
    'Cannot use a pool after calling end on the pool',
  ])('with the message "%s" is unavailable', (words) => {
    expect(asRefusal(new Error(words))).toMatchObject({ kind: 'unavailable' })
  })

  it('is returned unchanged if it is unexpected or already translated', () => {
    for (const error of [
      new TypeError('bug'),
      failure('42601'),
      shiftRefusal('shift.missing'),
      new DatabaseProblem('unavailable', 'x'),
      null,
      undefined,
      'text',
    ])
      expect(asRefusal(error)).toBe(error)
  })

  it('never exposes its statement in the message', () => {
    for (const code of ['23505', '23514', '57P01'])
      expect((asRefusal(failure(code)) as Error).message).not.toContain('secret')
  })

  it.each([
    ['SELECT $1::uuid', ['x']],
    ['SELECT $1::int', ['99999999999']],
    ['SELECT $1::date', ['2026-02-30']],
    ['SELECT $1::text', ['\0']],
    [`SELECT $1::jsonb ->> 'a'`, ['{"a": "\\u0000"}']],
  ])('that PostgreSQL itself raises for %s is unacceptable', async (text, values) => {
    await expect(inUse.database.rows(adHoc(text), numbered(...values))).rejects.toMatchObject({
      name: 'DatabaseProblem',
      kind: 'unacceptable',
    })
  })
})
