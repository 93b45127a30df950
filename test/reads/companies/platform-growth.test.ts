import { expect, it } from 'vitest'
import { CompanyReads, PlatformReads } from '../../../src/reads/index.ts'
import { blocksTouched } from '../../support/blocks-touched.ts'
import { FakeClock } from '../../support/fakes/fake-clock.ts'
import { runSql } from '../../support/sql.ts'
import { useRecordingDatabase } from '../../support/use-recording-database.ts'

const [few, many] = [20_000, 100_000] as const

/**
 * One company and one application per number, half of the applications for a new company; `Selvi` is rare, `Çelik` and
 * `Gıda` are not.
 */
const grow = (from: number, to: number): string[] => [
  'SET session_replication_role = replica',
  `INSERT INTO companies (id, type, name, slug, is_active, created_at)
   SELECT md5('company' || n)::uuid, (ARRAY['corporate', 'catering', 'supplier'])[1 + n % 3],
     (ARRAY['Çelik', 'Gıda', 'Yıldız'])[1 + n / 3 % 3] || ' Sanayi ' || n || CASE WHEN n % 25000 = 7 THEN ' Selvi' ELSE '' END, 'firma-' || n, n % 10 > 0,
     timestamptz '2026-01-01' + n * interval '1 minute'
   FROM generate_series(${from}, ${to}) n`,
  `INSERT INTO applications (id, mode, status, company_id, new_company, applicant_name, applicant_phone, applicant_email, password_hash, created_at, updated_at)
   SELECT md5('application' || n)::uuid, m.mode, CASE WHEN n % 100 > 1 THEN 'approved' ELSE 'pending' END,
     CASE m.mode WHEN 'existing' THEN md5('company' || n)::uuid END,
     CASE m.mode WHEN 'new' THEN jsonb_build_object('name', 'Çelik Lokanta ' || n, 'type', 'catering') END,
     'Kişi ' || n, '53' || lpad(n::text, 8, '0'), 'a@ornek.com', CASE WHEN n % 100 > 1 THEN NULL ELSE 'hash' END,
     timestamptz '2026-01-01' + n * interval '1 minute', now()
   FROM generate_series(${from}, ${to}) n, LATERAL (SELECT CASE n % 2 WHEN 0 THEN 'new' ELSE 'existing' END AS mode) m`,
  `DELETE FROM platform_totals`,
  `INSERT INTO platform_totals SELECT date '-infinity', 'company', type, CASE WHEN is_active THEN 'active' ELSE 'passive' END, count(*) FROM companies GROUP BY 3, 4
   UNION ALL SELECT date '-infinity', 'application', mode, status, count(*) FROM applications GROUP BY 3, 4`,
  'SET session_replication_role = DEFAULT',
  'VACUUM ANALYZE companies, applications, platform_totals',
]

const recorded = useRecordingDatabase()

/** The number of a company whose name divides two parts of the histogram, so that it seems to be a frequent one. */
const knownNumber = async (): Promise<string> => {
  const [known] = await recorded.dataSource.query<{ number: string }[]>(`
    SELECT substring(bound FROM '\\d+') AS number
    FROM pg_stats CROSS JOIN unnest(histogram_bounds::text::text[]) AS bound
    WHERE tablename = 'companies' AND attname = 'search_name' AND bound ~ '\\d{5}'
    ORDER BY bound
    LIMIT 1 OFFSET 20`)
  return known?.number ?? ''
}

const page = { limit: 20, offset: 0 }
const reads = (rare: string): Record<string, () => Promise<unknown>> => {
  const platform = new PlatformReads(recorded.db, new FakeClock('2026-03-02T09:00:00Z'))
  const companies = (filter: Parameters<typeof platform.companies>[0]) => () => platform.companies(filter, page)
  const applications = (filter: Parameters<typeof platform.applications>[0]) => () =>
    platform.applications(filter, page)
  const found = (typed: string) => () =>
    new CompanyReads(recorded.db, new FakeClock('2026-03-02T09:00:00Z')).search('corporate', typed, {
      limit: 10,
      offset: 0,
    })
  return {
    overview: () => platform.overview('01939b3c-0000-7000-8000-000000000001'),
    'all companies': companies({}),
    'passive suppliers': companies({ type: 'supplier', active: false }),
    'companies by a common beginning': companies({ search: 'çelik' }),
    'companies by a common part': companies({ search: 'sanayi', type: 'catering' }),
    'companies by one letter': companies({ search: 'ç' }),
    'companies by a rare name': companies({ search: 'selvi' }),
    'companies by a rare name that statistics contain': companies({ search: rare }),
    'companies by a short name': companies({ search: 'firma-107' }),
    'companies by nothing that exists': companies({ search: 'zzzz' }),
    'sign-in search by a common beginning': found('çelik'),
    'sign-in search by a common part': found('sanayi'),
    'sign-in search by a rare name': found('selvi'),
    'sign-in search by a rare name that statistics contain': found(rare),
    'sign-in search by words that never meet': found('çelik selvi yıl'),
    'all applications': applications({}),
    'pending applications of new companies': applications({ status: 'pending', mode: 'new' }),
    'rejected applications': applications({ status: 'rejected' }),
    'applications by a common name': applications({ search: 'çelik' }),
    'applications by one letter': applications({ search: 'k', status: 'pending' }),
    'applications by a rare company': applications({ search: 'selvi' }),
    'applications by nothing that exists': applications({ search: 'zzzz' }),
  }
}

it(`pages for administrators cost the same with ${many} companies and applications as with ${few}`, async () => {
  const cost = async () => {
    const touched: Record<string, number> = {}
    for (const [name, read] of Object.entries(reads(await knownNumber())))
      touched[name] = await blocksTouched(recorded.dataSource, recorded.db, read)
    return touched
  }
  await runSql(recorded.ownerUrl, ...grow(1, few))
  const before = await cost()
  await runSql(recorded.ownerUrl, ...grow(few + 1, many))
  const after = await cost()
  const grown = Object.keys(after).filter((name) => (after[name] ?? 0) > 2 * (before[name] ?? 0) + 100)
  expect(Object.fromEntries(grown.map((name) => [name, [before[name], after[name]]]))).toEqual({})
})
