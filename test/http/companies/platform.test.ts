import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { decideNewCompany } from '../../../src/core/onboarding/index.ts'
import { setCompanyActivity } from '../../../src/core/companies/index.ts'
import { operator } from '../../../src/core/actors/rules.ts'
import { Transaction } from '../../../src/core/shared/index.ts'
import { administratorTokenOf, appointAdministrator, enrol, nextPhone, password, tokenOf } from '../../support/world.ts'
import { useProduct, useWorld } from '../../support/use-product.ts'

const product = useProduct()
const world = useWorld(product)
let admin: string
beforeAll(async () => {
  admin = await administratorTokenOf(product, await appointAdministrator(product, 'yönetici'))
})

const apply = async (name: string, phone = nextPhone(), tax_number?: string) => {
  const owner = { full_name: 'Sevgi Ateş', phone, email: 'sevgi@ornek.com' }
  const { status, body } = await product.call('submitApplication', {
    body: {
      mode: 'new',
      applicant: owner,
      password,
      target: {
        company_type: 'catering',
        new_company_payload: {
          name,
          ...(tax_number !== undefined && { tax_number }),
          address: 'Lale Sk. 1, Bursa',
          contact_phone: '0224 555 11 22',
          owner_full_name: owner.full_name,
          owner_phone: owner.phone,
          owner_email: owner.email,
        },
      },
    },
  })
  expect(status).toBe(201)
  return { phone, path: { applicationId: body.application.id } }
}
const decide = (path: { applicationId: string }, status: 'approved' | 'rejected', notes?: string) =>
  product.call('decideNewCompany', { as: admin, path, body: { status, ...(notes !== undefined && { notes }) } })
const overview = async () => (await product.call('getPlatformOverview', { as: admin })).body

describe('an application for a new company', () => {
  it('becomes a company with its owner, who signs in with the password from the application', async () => {
    const { phone, path } = await apply('Uludağ Sofrası')
    const before = await overview()
    const { status, body } = await decide(path, 'approved')
    expect([status, body.application.status, body.company]).toEqual([
      200,
      'approved',
      expect.objectContaining({ name: 'Uludağ Sofrası', type: 'catering', slug: 'uludag-sofrasi' }),
    ])
    const company_id = body.company?.id ?? ''
    const signIn = await product.call('login', { body: { phone, password, company_type: 'catering', company_id } })
    expect(signIn.status).toBe(200)
    const as = signIn.body.token
    const settings = await product.call('getCompanySettings', {
      as,
      path: { type: 'catering', companyId: company_id },
    })
    expect([settings.body.phone, settings.body.address.street]).toEqual(['0224 555 11 22', 'Lale Sk. 1, Bursa'])
    const { logs } = (await product.call('listAuditLogs', { as, path: { type: 'catering', companyId: company_id } }))
      .body
    expect(logs.map(({ description, actor_name }) => [description, actor_name])).toEqual([
      ['Sevgi Ateş adlı kişinin başvurusu onaylandı', 'Platform yöneticisi yönetici'],
      ['Şirket açıldı: Uludağ Sofrası', 'Platform yöneticisi yönetici'],
    ])
    const after = await overview()
    expect([
      after.waiting_applications - before.waiting_applications,
      after.active_companies - before.active_companies,
      after.application_counts.approved - before.application_counts.approved,
      after.applications_by_day.at(-1)?.count,
    ]).toEqual([-1, 1, 1, before.applications_by_day.at(-1)?.count])
  })

  it('shows who is registered with its tax number, and is approved all the same', async () => {
    const search = (text: string) =>
      Promise.all([
        product.call('listPlatformApplications', { as: admin, query: { search: text } }),
        product.call('listPlatformCompanies', { as: admin, query: { search: text } }),
      ])
    const first = await apply('Poyraz', nextPhone(), '123 456 7890')
    const second = await apply('POYRAZ', nextPhone(), '1234567890')
    const other = await apply('Poyraz', nextPhone(), '1111111114')
    const bursa = (await decide(first.path, 'approved')).body
    expect(bursa.application).toMatchObject({ company_info: { tax_number: '1234567890' }, same_tax_number: [] })
    const companyId = bursa.company?.id ?? ''
    await product.call('changeCompany', { as: admin, path: { companyId }, body: { address: { city: 'Bursa' } } })
    const registered = { id: companyId, name: 'Poyraz', type: 'catering', address: { city: 'Bursa' }, is_active: true }

    const [waiting] = await search('1234567890')
    expect(waiting.body.applications).toMatchObject([
      { id: second.path.applicationId, same_tax_number: [registered] },
      { id: first.path.applicationId, same_tax_number: [] },
    ])
    const { waiting_for_you } = await overview()
    const ofOverview = waiting_for_you.filter(({ company_info: { name } }) => name.toLowerCase() === 'poyraz')
    expect(ofOverview).toMatchObject([
      { id: second.path.applicationId, same_tax_number: [registered] },
      { id: other.path.applicationId, same_tax_number: [] },
    ])

    const branch = (await decide(second.path, 'approved')).body.company?.id ?? ''
    const detail = await product.call('getPlatformCompany', { as: admin, path: { companyId: branch } })
    expect(detail.body).toMatchObject({ company: { tax_number: '1234567890' }, same_tax_number: [registered] })
    const found = async (text: string) => (await search(text))[1].body.companies.map(({ id }) => id).toSorted()
    expect(await found('123 456 7890')).toEqual([companyId, branch].toSorted())
    expect([await found('123456789'), await found('1111111114')]).toEqual([[], []])
    await decide(other.path, 'rejected')
  })

  it('keeps the tax number from everybody but administrators and the company itself', async () => {
    const { corporateA, cateringA } = world
    const path = { type: 'corporate', companyId: corporateA.company.id } as const
    const as = await tokenOf(product, corporateA.people.corporateOwner)
    const { status } = await product.call('updateCompany', { as, path, body: { tax_number: '9876543217' } })
    expect(status).toBe(200)
    expect((await product.call('getCompanySettings', { as, path })).body.tax_number).toBe('9876543217')
    const others = await tokenOf(product, cateringA.people.corporateOwner)
    const answers = await Promise.all([
      product.call('searchCompanies', { query: { type: 'corporate', query: corporateA.company.name } }),
      product.call('findCompany', { path: { slug: corporateA.company.slug } }),
      product.call('listCompanies', { as: others, query: { type: 'corporate' } }),
      product.call('getCompany', { as: others, path: { companyId: path.companyId } }),
    ])
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(JSON.stringify(body)).toContain(corporateA.company.name)
      expect(JSON.stringify(body)).not.toMatch(/9876543217|tax_number/)
    }
    const { body } = await product.call('searchCompanies', { query: { type: 'corporate', query: '9876543217' } })
    expect(body.companies).toEqual([])
  })

  it('is refused with a wrong tax number or the number of a person, which is kept nowhere', async () => {
    const identity = '10000000146'
    const sent = {
      type: 'corporate' as const,
      owner_full_name: 'Ali Er',
      owner_phone: nextPhone(),
      name: 'Ali Er Yemek',
    }
    const [personal, wrong] = await Promise.all(
      [identity, '1234567891'].map((tax_number) =>
        product.call('openCompany', { as: admin, body: { ...sent, tax_number } }),
      ),
    )
    expect([personal?.problem.code, wrong?.problem.code]).toEqual([
      'company.tax_number_personal',
      'company.tax_number_invalid',
    ])
    expect(personal?.problem.detail).toBe('T.C. kimlik numarası alınmaz. Şahıs işletmesinde bu alan boş kalır.')
    expect(JSON.stringify(personal?.problem)).not.toContain(identity)
    expect((await product.call('openCompany', { as: admin, body: { ...sent, tax_number: '' } })).status).toBe(201)
    const stored = await product.sql(`
      SELECT to_jsonb(c)::text AS row FROM companies c UNION ALL SELECT to_jsonb(a)::text FROM applications a
      UNION ALL SELECT to_jsonb(l)::text FROM audit_logs l UNION ALL SELECT to_jsonb(k)::text FROM idempotency_keys k`)
    expect(stored.filter(({ row }) => String(row).includes(identity))).toEqual([])
  })

  it('gets another slug if a company with the same name exists', async () => {
    const [one, other] = [await apply('Gül Yemek'), await apply('GÜL YEMEK')]
    const decisions = await Promise.all([decide(one.path, 'approved'), decide(other.path, 'approved')])
    expect(decisions.map(({ body }) => body.company?.slug).sort()).toEqual(['gul-yemek', 'gul-yemek-2'])
  })

  it('is decided once, however many requests race', async () => {
    for (let round = 0; round < 10; round++) {
      const { path } = await apply(`Yarış Yemek ${round}`)
      const replies = await Promise.all([
        decide(path, 'approved'),
        decide(path, 'rejected', 'Eksik bilgi'),
        decide(path, 'approved'),
      ])
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    }
    const opened = await product.sql(`SELECT count(*)::int FROM companies WHERE name LIKE 'Yarış Yemek %'`)
    const approved = await product.sql(
      `SELECT count(*)::int FROM applications WHERE status = 'approved' AND new_company ->> 'name' LIKE 'Yarış Yemek %'`,
    )
    expect(opened).toEqual(approved)
  })

  it('leaves neither a hash nor a company when rejected', async () => {
    const { path } = await apply('Kapalı Kapı')
    const { body } = await decide(path, 'rejected', '  Vergi numarası doğrulanamadı ')
    expect([body.company, body.application.notes]).toEqual([null, 'Vergi numarası doğrulanamadı'])
    const { applications } = (
      await product.call('listPlatformApplications', { as: admin, query: { search: 'kapalı' } })
    ).body
    expect(applications.map(({ decided_by }) => decided_by)).toEqual([body.application.decided_by])
    expect(body.application.decided_by).toMatch(/^Platform yöneticisi ./)
    const rows = await product.sql(`SELECT password_hash FROM applications WHERE id = '${path.applicationId}'`)
    expect(rows).toEqual([{ password_hash: null }])
  })

  it('cannot be decided here if it is for an existing company', async () => {
    const { body } = await product.call('submitApplication', {
      body: {
        mode: 'existing',
        applicant: { full_name: 'Can Er', phone: nextPhone(), email: 'can@ornek.com' },
        password,
        target: { company_id: world.corporateA.company.id },
      },
    })
    const { status, problem } = await decide({ applicationId: body.application.id }, 'approved')
    expect([status, problem?.detail]).toEqual([409, 'Bu başvuruyu şirketin kendi yöneticileri sonuçlandırır.'])
  })

  it('is found by state, and by applicant and company in any spelling', async () => {
    const { path } = await apply('İĞDE Mutfağı')
    const found = async (query: object) => {
      const reply = await product.call('listPlatformApplications', { as: admin, query })
      expect([reply.status, reply.status === 200 ? '' : reply.problem]).toEqual([200, ''])
      return reply.body.applications.map(({ id }) => id)
    }
    expect(await found({ search: 'igde' })).toEqual([path.applicationId])
    expect(await found({ search: 'igde', status: 'approved' })).toEqual([])
    expect(await found({ search: 'ATES', status: 'pending', mode: 'new' })).toContain(path.applicationId)
    const page = await product.call('listPlatformApplications', { as: admin, query: { limit: 1 } })
    expect([page.body.applications.length, page.body.has_more]).toEqual([1, true])
  })
})

describe('companies', () => {
  it('are created with an owner, whose one-time password is shown once', async () => {
    const owner_phone = nextPhone()
    const body = { name: 'Çarşı Gıda', type: 'supplier' as const, owner_full_name: 'Can Er', owner_phone }
    const opened = await product.call('openCompany', { as: admin, body })
    expect([opened.status, opened.body.company.slug]).toEqual([201, 'carsi-gida'])
    const { company, one_time_password } = opened.body
    const signIn = await product.call('login', {
      body: { phone: owner_phone, password: one_time_password, company_type: 'supplier', company_id: company.id },
    })
    expect([signIn.status, signIn.body.must_change_password]).toEqual([200, true])
    const owners = (await product.call('getPlatformCompany', { as: admin, path: { companyId: company.id } })).body
      .owners
    expect(owners.map(({ full_name }) => full_name)).toEqual(['Can Er'])

    const path = { type: 'supplier' as const, companyId: company.id, userId: owners[0]?.id ?? '' }
    const reset = await product.call('resetEmployeePassword', { as: admin, path })
    expect(reset.body.one_time_password).not.toBe(one_time_password)
  })

  it('are listed by name across all types and states, with filter and search', async () => {
    const names = async (query: object) =>
      (await product.call('listPlatformCompanies', { as: admin, query })).body.companies.map(({ name }) => name)
    const all = await names({})
    expect(all).toEqual([...all].sort(new Intl.Collator('tr', { sensitivity: 'base' }).compare))
    const suppliers = await names({ type: 'supplier' })
    expect(suppliers.length).toBeLessThan(all.length)
    const first = await product.call('listPlatformCompanies', { as: admin, query: { limit: 2 } })
    const second = await product.call('listPlatformCompanies', { as: admin, query: { limit: 2, offset: 2 } })
    expect([...first.body.companies, ...second.body.companies].map(({ name }) => name)).toEqual(all.slice(0, 4))
    expect(await names({ search: 'CARSI' })).toEqual(['Çarşı Gıda'])
    expect(await names({ search: 'carsi', active: false })).toEqual([])
  })

  it('are changed by the administrator, and their log says who did it', async () => {
    const { id: companyId } = world.corporateB.company
    const path = { companyId }
    const { version } = (await product.call('getPlatformCompany', { as: admin, path })).body.company
    const body = { name: 'Yeni Çelik', version }
    expect((await product.call('changeCompany', { as: admin, path, body })).body.company.name).toBe('Yeni Çelik')
    expect((await product.call('changeCompany', { as: admin, path, body: { ...body, name: 'Eski' } })).status).toBe(409)
    await product.call('createDepartment', {
      as: admin,
      path: { type: 'corporate', companyId },
      body: { name: 'Kalite' },
    })
    const { recent_logs } = (await product.call('getPlatformCompany', { as: admin, path })).body
    expect(new Set(recent_logs.slice(0, 2).map(({ actor_name }) => actor_name))).toEqual(
      new Set(['Platform yöneticisi yönetici']),
    )
  })
})

describe('deactivating a company (rule A5)', () => {
  const choose = async () => {
    const eater = await enrol(product, world.corporateA.company, 'individual')
    const as = await tokenOf(product, eater, 'individual')
    const path = { companyId: eater.companyId, userId: eater.id }
    const body = {
      date: world.menuDate,
      shift_id: world.dayShift.id,
      catering_id: world.cateringA.company.id,
      choice: 'ALTERNATIF1',
    }
    const save = () => product.call('saveChoice', { as, path, body })
    return { eater, as, path, save }
  }
  const setActive = (companyId: string, is_active: boolean) =>
    product.call('changeCompany', { as: admin, path: { companyId }, body: { is_active } })
  const publish = async () => {
    const as = await tokenOf(product, world.cateringA.people.corporateOwner)
    await product.call('publishMenuDays', {
      as,
      path: { cateringId: world.cateringA.company.id, corpId: world.corporateA.company.id },
      body: { shift_id: world.dayShift.id, start_date: world.menuDate, end_date: world.menuDate },
    })
  }

  it('shows the numbers first, cancels the choices of its people, and restores access but not the choices', async () => {
    const { as, path, save } = await choose()
    expect((await save()).status).toBe(200)
    const { id: companyId } = world.corporateA.company
    const preview = (await product.call('previewDeactivation', { as: admin, path: { companyId } })).body
    expect([preview.type, preview.people > 0, preview.future_choices]).toEqual(['corporate', true, 1])
    const { body } = await setActive(companyId, false)
    expect([body.company.is_active, body.cancelled_choices]).toEqual([false, 1])
    expect((await product.call('getMenuPlay', { as, path })).status).toBe(401)
    await setActive(companyId, true)
    const { days } = (await product.call('getMenuPlay', { as, path })).body
    expect(days.filter(({ choice }) => choice !== null)).toEqual([])
    expect((await save()).status).toBe(200)
  })

  it('withdraws the menus of a catering and notifies everybody who chose from them', async () => {
    await publish()
    const { eater, as, path, save } = await choose()
    expect((await save()).status).toBe(200)
    const { id: companyId } = world.cateringA.company
    const preview = (await product.call('previewDeactivation', { as: admin, path: { companyId } })).body
    expect([preview.firms, preview.future_choices >= 1, preview.published_menus >= 1]).toEqual([1, true, true])
    const { body } = await setActive(companyId, false)
    expect([body.cancelled_choices, body.withdrawn_menus]).toEqual([preview.future_choices, preview.published_menus])
    expect((await save()).status).not.toBe(200)
    const jobs = await product.sql(
      `SELECT payload FROM graphile_worker._private_jobs WHERE payload::text LIKE '%isClosed%'`,
    )
    expect(JSON.stringify(jobs)).toContain(eater.id)
    await setActive(companyId, true)
    expect((await product.call('getMenuPlay', { as, path })).body.days.filter(({ choice }) => choice !== null)).toEqual(
      [],
    )
    await publish()
    expect((await save()).status).toBe(200)
  })

  it('leaves no choice that was being saved at the same time', async () => {
    await publish()
    const eaters = await Promise.all(Array.from({ length: 5 }, choose))
    for (const { id: companyId } of [world.corporateA.company, world.cateringA.company]) {
      for (let round = 0; round < 5; round++) {
        await publish()
        await Promise.all([...eaters.map(({ save }) => save()), setActive(companyId, false)])
        const left = await product.sql(
          `SELECT user_id FROM choices WHERE '${companyId}' IN (corporate_id, catering_id) AND date > '2026-11-11'`,
        )
        expect(left).toEqual([])
        await setActive(companyId, true)
      }
    }
  })
})

describe('load tests from the browser (rule A1)', () => {
  const start = (key = 'liveness', duration_seconds = 1) =>
    product.call('startLoadTest', {
      as: admin,
      body: { key, overrides: { concurrency: 2, duration_seconds, rate_limit_rps: 50 } },
    })
  const statusOf = async (runId: string) =>
    (await product.call('getLoadRun', { as: admin, path: { runId } })).body.status
  const ends = (runId: string, as: string) => expect.poll(() => statusOf(runId)).toBe(as)

  it('run one at a time, however many are started, and are judged like those of the command line', async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => start('menu-reading')))
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
    const runId = replies.find(({ status }) => status === 201)?.body.run_id ?? ''
    await ends(runId, 'finished')
    const { body: summary } = await product.call('getLoadSummary', { as: admin, path: { runId } })
    expect([summary.total_requests > 0, summary.ok, Object.keys(summary.statuses)]).toEqual([
      true,
      summary.total_requests,
      ['200'],
    ])
    expect(summary.measures.map(({ measure }) => measure)).toEqual(['successRate', 'p95', 'throughput'])
    const { runs, report } = (await product.call('listLoadRuns', { as: admin })).body
    expect([runs[0]?.run_id, report.map(({ key }) => key)]).toEqual([runId, ['menu-reading']])
    expect(await product.sql('SELECT count(*)::int AS count FROM companies WHERE is_synthetic')).toEqual([{ count: 0 }])
  })

  it('end a lunch rush with its cut-off, and are judged by its list, too', async () => {
    const { run_id: runId } = (await start('lunch-rush')).body
    await ends(runId, 'finished')
    const { body: summary } = await product.call('getLoadSummary', { as: admin, path: { runId } })
    expect(summary.measures.at(-1)).toMatchObject({ measure: 'frozenList', value: 'seçimlerle aynı', passed: true })
  })

  it('can be stopped, and keep what they measured until then', async () => {
    const { run_id: runId } = (await start('liveness', 60)).body
    await expect
      .poll(async () => (await product.call('getLoadRun', { as: admin, path: { runId } })).body.elapsed_seconds)
      .toBeGreaterThan(0)
    expect((await product.call('getLoadSummary', { as: admin, path: { runId } })).status).toBe(409)
    expect((await product.call('stopLoadTest', { as: admin, path: { runId } })).status).toBe(200)
    await ends(runId, 'stopped')
    const { body } = await product.call('getLoadRun', { as: admin, path: { runId } })
    expect([body.passed, body.total > 0]).toEqual([null, true])
    expect((await product.call('stopLoadTest', { as: admin, path: { runId } })).status).toBe(409)
  })

  it('are not blocked by a run left over from a crash', async () => {
    await product.sql(`
      INSERT INTO load_runs (id, test_key, connections, seconds, status, started_by, started_at, heartbeat_at)
      SELECT gen_random_uuid(), 'mix', 1, 1, 'running', id, '2026-11-11T08:00:00Z', '2026-11-11T08:00:00Z' FROM administrators LIMIT 1`)
    const { runs } = (await product.call('listLoadRuns', { as: admin })).body
    expect(runs.find(({ key }) => key === 'mix')?.status).toBe('failed')
    const { status, body } = await start()
    expect(status).toBe(201)
    await ends(body.run_id, 'finished')
    expect(await product.sql(`SELECT status FROM load_runs WHERE test_key = 'mix'`)).toEqual([{ status: 'failed' }])
  })
})

describe('the command line', () => {
  it('decides applications and deactivates companies in the same way', async () => {
    const { path } = await apply('Elle Açılan')
    const company = await product
      .use(Transaction)
      .run(() => product.use(decideNewCompany)({ ...path, actor: operator, status: 'approved', notes: null }))
    const closed = await product
      .use(Transaction)
      .run(() => product.use(setCompanyActivity)({ companyId: company?.id ?? '', actor: operator, isActive: false }))
    expect(closed).toEqual({ cancelledChoices: 0, withdrawnMenus: 0 })
  })
})

describe('many applications for new companies', () => {
  /** One address may send at most twenty an hour. */
  const forgetAddress = () => product.sql(`DELETE FROM rate_limits WHERE key LIKE 'application:%'`)
  beforeEach(forgetAddress)
  afterAll(forgetAddress)

  const rejectAll = (application_ids: string[], notes: string | null = 'Mükerrer', headers = {}) =>
    product.call('rejectNewCompanies', { as: admin, headers, body: { application_ids, notes } })
  const idsOf = async (names: string[]) => {
    const ids: string[] = []
    for (const name of names) ids.push((await apply(name)).path.applicationId)
    return ids
  }
  const stateOf = async (ids: string[]) =>
    product.sql(`SELECT status, notes, password_hash, decided_by_kind FROM applications
      WHERE id IN (${ids.map((id) => `'${id}'`).join()}) ORDER BY id`)

  it('are rejected together, with one reason, except those already decided', async () => {
    const ids = await idsOf(['Bir Yemek', 'İki Yemek', 'Üç Yemek'])
    const decided = ids[1] ?? ''
    await decide({ applicationId: decided }, 'rejected', 'Daha önce')
    const elsewhere = '01939b3c-0000-7000-8000-00000000abcd'
    await product.sql(`INSERT INTO applications
        (id, mode, company_id, status, applicant_name, applicant_phone, applicant_email, password_hash, created_at, updated_at)
      SELECT '${elsewhere}', 'existing', id, 'pending', 'Kişi', '5481234567', 'a@ornek.com', 'hash', now(), now() FROM companies LIMIT 1`)
    const { status, body } = await rejectAll([...ids, elsewhere])
    expect([status, body.rejected_count]).toEqual([200, 2])
    expect(body.refused.map(({ id, code }) => [id, code])).toEqual([
      [decided, 'application.decided'],
      [elsewhere, 'application.missing'],
    ])
    expect((await stateOf(ids)).map(({ notes }) => notes)).toEqual(['Mükerrer', 'Daha önce', 'Mükerrer'])
    expect(await stateOf([ids[0] ?? ''])).toEqual([
      { status: 'rejected', notes: 'Mükerrer', password_hash: null, decided_by_kind: 'admin' },
    ])
    expect(await stateOf([elsewhere])).toMatchObject([{ status: 'pending', password_hash: 'hash' }])
    expect((await decide({ applicationId: decided }, 'approved')).problem.code).toBe('application.decided')
  })

  it('are rejected once if the request is repeated, and decided once if two requests race', async () => {
    const headers = { 'idempotency-key': 'toplu-ret-0001' }
    const first = await idsOf(['Dört Yemek', 'Beş Yemek'])
    const [once, again] = [await rejectAll(first, null, headers), await rejectAll(first, null, headers)]
    expect([once.body.rejected_count, again.body]).toEqual([2, once.body])

    const raced = await idsOf(['Altı Yemek', 'Yedi Yemek', 'Sekiz Yemek'])
    const [approval, ...clearings] = await Promise.all([
      decide({ applicationId: raced[0] ?? '' }, 'approved'),
      rejectAll(raced),
      rejectAll(raced.toReversed()),
    ])
    const rejected = clearings.reduce((sum, { body }) => sum + body.rejected_count, 0)
    expect(rejected + (approval.status === 200 ? 1 : 0)).toBe(3)
    expect((await stateOf(raced)).filter(({ status }) => status === 'pending')).toEqual([])
  })

  it('are limited to a thousand per request, without duplicates', async () => {
    const ids = Array.from({ length: 1001 }, (_, at) => `01939b3c-0000-7000-8000-${String(at).padStart(12, '0')}`)
    const replies = [await rejectAll(ids), await rejectAll([]), await rejectAll([ids[0] ?? '', ids[0] ?? ''])]
    expect(replies.map(({ status }) => status)).toEqual([400, 400, 400])
    expect((await rejectAll(ids.slice(1))).body).toMatchObject({ rejected_count: 0 })
  })
})

describe('the overview for administrators', () => {
  it('says how old the last good backup is, and why the one after it failed', async () => {
    const now = product.clock.now()
    const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()
    const note = (madeAt: string, failure: string | null = null) =>
      product.sql(`INSERT INTO backups (made_at, finished_at, bytes, failure)
        VALUES ('${madeAt}', '${madeAt}', ${failure ? 'NULL' : 1}, ${failure ? `'${failure}'` : 'NULL'})`)
    const backup = async () => (await overview()).backup
    expect(await backup()).toBeNull()
    await note(hoursAgo(50), 'disk_full')
    const failure = { at: hoursAgo(50), reason: 'disk_full' }
    expect(await backup()).toEqual({ last_good_at: null, is_overdue: true, failure })
    await note(hoursAgo(27))
    expect(await backup()).toEqual({ last_good_at: hoursAgo(27), is_overdue: true, failure: null })
    await note(hoursAgo(26))
    expect(await backup()).toEqual({ last_good_at: hoursAgo(26), is_overdue: false, failure: null })
    await note(hoursAgo(-24 * 365))
    expect((await backup())?.last_good_at).toBe(hoursAgo(26))
    await note(hoursAgo(2), 'interrupted')
    expect(await backup()).toEqual({
      last_good_at: hoursAgo(26),
      is_overdue: false,
      failure: { at: hoursAgo(2), reason: 'interrupted' },
    })
    const { body } = await product.call('getPlatformHealth', { as: admin })
    expect(body.last_backup_at).toBe(hoursAgo(26))
    await product.sql('DELETE FROM backups')
  })

  it('lists what is waiting for them, oldest first, however many applications companies decide themselves', async () => {
    const before = (await product.call('getPlatformOverview', { as: admin })).body.waiting_for_you
    const { path } = await apply('Sırada Bekleyen')
    await product.sql(`INSERT INTO applications
        (id, mode, company_id, status, applicant_name, applicant_phone, applicant_email, password_hash, created_at, updated_at)
      SELECT gen_random_uuid(), 'existing', (SELECT id FROM companies ORDER BY created_at LIMIT 1), 'pending', 'Kişi ' || n, '549' || lpad(n::text, 7, '0'), 'a@ornek.com',
        'hash', now() + n * interval '1 minute', now()
      FROM generate_series(1, 12) n`)
    const { body } = await product.call('getPlatformOverview', { as: admin })
    expect(body.recent_by_status.pending.every(({ mode }) => mode === 'existing')).toBe(true)
    expect(body.waiting_for_you.map(({ id }) => id)).toEqual([...before.map(({ id }) => id), path.applicationId])
    await product.sql("DELETE FROM applications WHERE mode = 'existing' AND applicant_phone LIKE '549000%'")
  })

  it('shows the ten newest applications, overall and by state, however many there are', async () => {
    await product.sql(`INSERT INTO applications
        (id, mode, status, new_company, applicant_name, applicant_phone, applicant_email, password_hash, created_at, updated_at)
      SELECT gen_random_uuid(), 'new', status, '{"type": "catering", "name": "Çok Yemek", "address": "Lale Sk. 1", "contactPhone": "0224 555 11 22", "ownerFullName": "Sevgi Ateş", "ownerPhone": "5321112233", "ownerEmail": "s@ornek.com"}', 'Kişi ' || n, '54' || k || lpad(n::text, 7, '0'), 'a@ornek.com',
        CASE status WHEN 'pending' THEN 'hash' END, now() + n * interval '1 minute', now()
      FROM unnest('{pending,approved,rejected}'::text[]) WITH ORDINALITY AS s (status, k), generate_series(1, 12) n`)
    const { status, body } = await product.call('getPlatformOverview', { as: admin })
    expect([status, product.loggedErrors]).toEqual([200, []])
    const { pending, approved, rejected } = body.recent_by_status
    expect([body.recent_applications, pending, approved, rejected].map(({ length }) => length)).toEqual([
      10, 10, 10, 10,
    ])
    const newest = [...pending, ...approved, ...rejected].map(({ created_at }) => created_at).toSorted()
    expect(body.recent_applications.map(({ created_at }) => created_at)).toEqual(newest.toReversed().slice(0, 10))
    expect(new Set(rejected.map(({ status }) => status))).toEqual(new Set(['rejected']))
  })
})
