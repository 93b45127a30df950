import { expect, it } from 'vitest'
import { isTimezone, localDateAt } from '../../../src/core/shared/index.ts'
import { useDatabase } from '../../support/use-database.ts'
import { planned } from '../../../src/persistence/index.ts'
import { adHoc, numbered } from '../../support/ad-hoc-sql.ts'

const inUse = useDatabase()

const instants = [
  '2026-03-02T20:59:59Z',
  '2026-03-02T21:00:00Z',
  '2026-03-29T00:59:59Z',
  '2026-03-29T01:00:00Z',
  '2026-10-25T00:30:00Z',
  '2026-12-31T10:30:00Z',
  '2027-01-01T13:59:00Z',
]

it('the time zones of shifts have the same dates in PostgreSQL as in the core', async () => {
  const names = await inUse.database.rows(planned<object, { name: string }>('SELECT name FROM pg_timezone_names'))
  const zones = [
    ...new Set([
      ...Intl.supportedValuesOf('timeZone'),
      ...names.map(({ name }) => name),
      'europe/istanbul',
      'Turkey',
      'UTC',
    ]),
  ].filter(isTimezone)
  expect(zones.length).toBeGreaterThan(400)
  const rows = await inUse.database.rows(
    adHoc<{ zone: string; instant: Date; date: string }>(
      'SELECT zone, instant, (instant AT TIME ZONE zone)::date AS date FROM unnest($1::text[]) zone, unnest($2::timestamptz[]) instant',
    ),
    numbered(zones, instants),
  )
  expect(rows.filter(({ zone, instant, date }) => localDateAt(instant, zone) !== date)).toEqual([])
})

it('a time zone must be a place, because PostgreSQL reads the sign of offsets the other way round', () => {
  const offsets = [
    '+03:00',
    '-03:00',
    '+03',
    '+0300',
    'UTC+3',
    'GMT-3',
    'EST5EDT4',
    '<+03>-3',
    '3',
    'Z',
    'local',
    'default',
    'now',
    '',
    ' Europe/Istanbul',
    'Europe/Ankara',
  ]
  expect(offsets.filter(isTimezone)).toEqual([])
})
