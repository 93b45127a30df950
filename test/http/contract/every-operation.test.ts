import { randomBytes } from 'node:crypto'
import { type LinkPurpose, LinkSecrets } from '../../../src/core/emails/index.ts'
import { announceMenu } from '../../../src/core/notifications/index.ts'
import { ServerChallenges } from '../../../src/core/performance/index.ts'
import { settlePair } from '../../../src/core/settlement/index.ts'
import { Ids, localDateAt, Transaction } from '../../../src/core/shared/index.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OperationId } from '../../../src/http/index.ts'
import { contractOperations, type Product, startProduct, wednesdayNoon } from '../../support/product.ts'
import { newCaller, newClient } from '../../support/client.ts'
import { freezeList } from '../../support/frozen-lists.ts'
import { imageRequest } from '../../support/images.ts'
import { uploadRequest } from '../../support/mail.ts'
import { menuFileRequest } from '../../support/menu-files.ts'
import { multipart } from '../../support/multipart.ts'
import { newBrowser, type PushService, startPushService } from '../../support/push-service.ts'
import { challengeIn, nextCode, secure } from '../../support/second-factor.ts'
import { newPasskey } from '../../support/software-passkey.ts'
import { workbookOf } from '../../support/workbook.ts'
import {
  administratorTokenOf,
  appointAdministrator,
  enrol,
  keyOf,
  menu,
  nextPhone,
  password,
  type Person,
  createWorkplace,
  createWorld,
  tokenOf,
  type World,
} from '../../support/world.ts'

let product: Product
let world: World
let service: PushService
const logged: object[] = []
beforeAll(async () => {
  service = await startPushService()
  product = await startProduct({
    env: { PUSH_PRIVATE_HOSTS: service.host, METRICS_TOKEN: metricsToken },
    onLog: (facts) => logged.push(facts),
  })
  world = await createWorld(product)
})
afterAll(async () => {
  await product.stop()
  await service.close()
})

const manager = () => tokenOf(product, world.corporateA.people.corporate4)
const administrator = async () => administratorTokenOf(product, await appointAdministrator(product))
const cook = () => tokenOf(product, world.cateringA.people.corporate3)
const eater = () => tokenOf(product, world.corporateA.people.individual, 'individual')
const corporate = () => ({ companyId: world.corporateA.company.id })
const calendar = () => ({ type: 'corporate' as const, ...corporate() })
const catering = () => ({ companyId: world.cateringA.company.id })
/** Of a statement with a list of today. */
const proposed = async () => {
  const pair = { cateringId: catering().companyId, corporateId: corporate().companyId }
  const date = localDateAt(product.clock.now(), 'Europe/Istanbul')
  const [known] = await product.sql(`SELECT id FROM statements WHERE corporate_id = '${pair.corporateId}'
    AND '${date}' BETWEEN first_day AND last_day`)
  if (known === undefined) {
    await freezeList(product, { ...pair, shiftId: world.nightShift.id }, date, 7)
    await product.use(Transaction).run(() => product.use(settlePair)(pair))
  }
  const [statement] = await product.sql(`SELECT id FROM statements WHERE corporate_id = '${pair.corporateId}'
    AND '${date}' BETWEEN first_day AND last_day`)
  return product.call('proposeCorrection', {
    as: await manager(),
    path: { ...calendar(), statementId: String(statement!['id']) },
    body: { date, shift_id: world.nightShift.id, department_id: null, portions: 1, reason: 'Bir kişi daha yedi.' },
  })
}
/** In September 2026, per meal. */
const contributed = () =>
  product.sql(`INSERT INTO contributions (company_id, first_day, kind, amount, set_at)
    VALUES ('${corporate().companyId}', '2026-09-01', 'per_meal', 25, '2026-08-01') ON CONFLICT DO NOTHING`)
const openCorrection = async () => {
  const { correction_id, statement_id } = (await proposed()).body
  return { statementId: statement_id, correctionId: correction_id }
}
const aCopy = () => ({
  shift_id: world.dayShift.id,
  start_date: '2026-11-09',
  end_date: '2026-11-15',
  onto: '2026-12-07',
  repeat: 2,
  targets: [{ corporate_id: world.corporateA.company.id, shift_id: world.nightShift.id }],
})
const kitchen = () => ({ cateringId: world.cateringA.company.id, corpId: world.corporateA.company.id })
const hosted = () => ({
  shift_id: world.dayShift.id,
  date: world.menuDate,
  department_id: world.corporateA.departments[0]!.id,
})
const aPattern = () => ({ first_monday: '2026-11-09', weeks: [[world.dayShift.id], [world.nightShift.id]] })
const twoGuests = [{ key: 'GELENEKSEL1', portions: 2 }]
const own = () => ({ ...corporate(), userId: world.corporateA.people.individual.id })
/** The secret of a link in a mail to the person. */
const linkOf = async (purpose: LinkPurpose, { id, companyId }: Pick<Person, 'id' | 'companyId'>) => {
  const emailId = product.use(Ids).next()
  await product.sql(`UPDATE users SET email = '${emailId}@firma.example' WHERE id = '${id}'`)
  await product.sql(`UPDATE users SET email_confirmed_at = now() WHERE id = '${id}'`)
  await product.sql(
    purpose === 'unsubscribe'
      ? `INSERT INTO emails (id, company_id, user_id, kind, created_at, due_at)
         VALUES ('${emailId}', '${companyId}', '${id}', 'menus', now(), now())`
      : `INSERT INTO email_links (email_id, purpose, company_id, user_id, address, created_at, created_on, expires_at)
         VALUES ('${emailId}', '${purpose}', '${companyId}', '${id}', '${emailId}@firma.example', now(),
           CASE WHEN '${purpose}' = 'confirm' THEN current_date END, 'infinity')`,
  )
  return product.use(LinkSecrets).secretOf(purpose, emailId)
}
const plan = { title: 'Akşam', start_time: '17:00', end_time: '01:00', days: [1, 2], timezone: 'Europe/Istanbul' }
const panel = () => ({ type: 'corporate' as const, ...corporate() })
const newDepartment = async () =>
  (
    await product.call('createDepartment', {
      as: await manager(),
      path: panel(),
      body: { name: `Bölüm ${nextPhone()}` },
    })
  ).body.department.id
const newEmployee = async () => ({
  ...panel(),
  userId: (await enrol(product, world.corporateA.company, 'corporate1')).id,
})
const askedForErasure = async () => {
  const person = await enrol(product, world.corporateA.company, 'individual')
  const [as, path] = [await tokenOf(product, person), { ...corporate(), userId: person.id }]
  const body = { kind: 'erasure' as const, note: 'İşten ayrılıyorum' }
  return { as, path, reply: await product.call('createPrivacyRequest', { as, path, body }) }
}
const applicant = () => ({ full_name: 'Ayşe Yılmaz', phone: nextPhone(), email: 'ayse@ornek.com' })

const newNotification = async (): Promise<string> => {
  const id = product.use(Ids).next()
  await product.use(announceMenu)({
    id,
    companyId: world.corporateA.company.id,
    cateringId: world.cateringA.company.id,
    dates: [world.menuDate],
  })
  return id
}

const uploadOne = async () => {
  const as = await manager()
  const { status, text } = await product.send(uploadRequest(as, panel(), 'plan.txt', Buffer.from('Plan ektedir.')))
  return { status, body: JSON.parse(text) as { attachment: { id: string } } }
}
const uploadPlate = async () => {
  const file = readFileSync(join(import.meta.dirname, '../../fixtures/plate-chromium.png'))
  const { status, text } = await product.send(imageRequest(await manager(), panel(), file))
  return { status, body: JSON.parse(text) as { image: { image_url: string } } }
}
const sendOne = async () =>
  product.call('sendMessage', {
    as: await manager(),
    path: panel(),
    headers: { 'idempotency-key': `mesaj-${nextPhone()}` },
    body: {
      from_user_id: world.corporateA.people.corporate4.id,
      from_company_id: world.corporateA.company.id,
      to_addresses: [
        { kind: 'person', id: world.corporateA.people.individual.id },
        { kind: 'department', id: world.corporateA.departments[0]?.id ?? '' },
        { kind: 'managers' },
      ],
      subject: 'Aralık planı',
      body: 'Plan ektedir.',
      labels: ['reply'],
      attachments: [{ id: (await uploadOne()).body.attachment.id }],
    },
  })
const newMessage = async () => (await sendOne()).body.message
const newFile = async () => {
  const { id, attachments } = await newMessage()
  return { messageId: id, attachmentId: attachments[0]?.id ?? '' }
}
const aDishId = async () => {
  const { body } = await product.call('listDishes', { as: await cook(), path: catering() })
  return body.dishes[0]?.id ?? ''
}
let caterings = 0
/** From corporate A to a newly created catering. */
const sentOffer = async () => {
  const { company } = await createWorkplace(product, 'catering', `Teklif Yemek ${++caterings}`)
  return product.call('sendOffer', {
    as: await manager(),
    path: corporate(),
    headers: { 'idempotency-key': `teklif-${company.id}` },
    body: { catering_id: company.id, unit_price: 128.5, duration_months: 12, message: 'Bekliyoruz.' },
  })
}
/** Of a newly created catering. */
const askedPrice = async () => {
  const cook = await createWorkplace(product, 'catering', `Fiyat Yemek ${++caterings}`)
  const asked = await product.call('requestPrice', {
    as: await manager(),
    path: corporate(),
    headers: { 'idempotency-key': `fiyat-${cook.company.id}` },
    body: {
      catering_id: cook.company.id,
      servings: { lunch: { portions: 150, weekdays: [1, 2, 3, 4, 5] }, night: { portions: 40, weekdays: [1] } },
      message: 'Ekmek dahil.',
    },
  })
  return { asked, cook, priceRequestId: asked.body.price_request.id }
}
/** From a newly created firm to catering A. */
const acceptedOffer = async () => {
  const firm = await createWorkplace(product, 'corporate', `Teklif Çelik ${++caterings}`)
  const sent = await product.call('sendOffer', {
    as: await tokenOf(product, firm.people.corporate3),
    path: { companyId: firm.company.id },
    body: { catering_id: world.cateringA.company.id, unit_price: 99.99, duration_months: 3 },
  })
  return product.call('answerOffer', {
    as: await cook(),
    path: { ...catering(), offerId: sent.body.offer.id },
    body: { action: 'accept' },
  })
}
const requestedTermination = async () => {
  const { offer } = (await acceptedOffer()).body
  const [firm] = await product.sql(
    `SELECT id FROM users WHERE company_id = '${offer.corporate_id}' AND role = 'corporateOwner'`,
  )
  return product.call('requestTermination', {
    as: await tokenOf(product, { id: firm?.['id'] as string, companyId: offer.corporate_id }),
    path: { type: 'corporate', companyId: offer.corporate_id },
    headers: { 'idempotency-key': `fesih-${offer.id}` },
    body: { partnership_id: offer.partnership_id ?? '', reason: 'pricing', message: '', effective_date: '2026-12-31' },
  })
}
const seller = () => tokenOf(product, world.supplier.people.corporate3)
const supplier = () => ({ companyId: world.supplier.company.id })
const productInput = () => ({
  name: `Pirinç ${nextPhone()}`,
  description: 'Baldo',
  category: 'Bakliyat',
  unit_price: 62.5,
  stock_quantity: 100,
  unit_type: 'kg' as const,
  minimum_order_quantity: 2.5,
  image_url: null,
})
const newProduct = async () =>
  product.call('createProduct', {
    as: await seller(),
    path: supplier(),
    headers: { 'idempotency-key': `urun-${nextPhone()}` },
    body: productInput(),
  })
const orderFrom = async () =>
  product.call('placeOrder', {
    as: await cook(),
    path: { ...catering(), supplierId: world.supplier.company.id },
    headers: { 'idempotency-key': `siparis-${nextPhone()}` },
    body: {
      items: [{ product_id: (await newProduct()).body.product.id, quantity: 7.5, seen_unit_price: 62.5 }],
      delivery_address: 'Organize Sanayi 4. Cadde',
      notes: 'Sabah 06.00’dan önce',
    },
  })
/** The partnership between corporate A and catering A. */
const ours = async () =>
  (await product.call('listOwnPartnerships', { as: await manager(), path: panel() })).body.partnerships[0]?.id ?? ''

/** A group of catering A that contains corporate A. */
const newGroup = async () => {
  const as = await cook()
  const { group } = (
    await product.call('createCorporateGroup', {
      as,
      path: catering(),
      body: { name: `Gebze ${nextPhone()}`, description: 'Organize sanayi' },
    })
  ).body
  const path = { ...catering(), groupId: group.id }
  await product.call('addCompanyToGroup', { as, path, body: { corporate_id: world.corporateA.company.id } })
  return { as, path }
}
const newApplication = async (): Promise<string> => {
  const person = applicant()
  const { application } = (
    await product.call('submitApplication', {
      body: {
        mode: 'new',
        applicant: person,
        password,
        target: {
          company_type: 'catering',
          new_company_payload: {
            name: `Yeni Mutfak ${person.phone}`,
            address: 'Lale Sk. 1, Bursa',
            contact_phone: '0224 555 11 22',
            owner_full_name: person.full_name,
            owner_phone: person.phone,
            owner_email: person.email,
          },
        },
      },
    })
  ).body
  return application.id
}
const loadRunEnds = (as: string, path: { runId: string }) =>
  expect.poll(async () => (await product.call('getLoadRun', { as, path })).body.status).not.toBe('running')
/** Only one can run at a time. */
const newLoadRun = async (duration_seconds = 1) => {
  const as = await administrator()
  for (const { run_id: runId, status } of (await product.call('listLoadRuns', { as })).body.runs)
    if (status === 'running') await loadRunEnds(as, { runId })
  const overrides = { concurrency: 1, duration_seconds, rate_limit_rps: 20 }
  const reply = await product.call('startLoadTest', { as, body: { key: 'liveness', overrides } })
  return { as, reply, path: { runId: reply.body.run_id } }
}
const announce = async () =>
  product.call('writeAnnouncement', {
    as: await administrator(),
    body: {
      text: 'Bu akşam bakım var.',
      audience: 'catering',
      starts: { date: '2026-11-10', time: '09:00' },
      ends: { date: '2026-11-30', time: '22:00' },
    },
  })
const dayHours = { start_time: '09:00', end_time: '17:00' }

const metricsToken = 'gizli-olcum-anahtari'

const secured = async () => {
  const person = await enrol(product, world.corporateA.company, 'corporate4')
  const as = await tokenOf(product, person)
  const { secret } = await secure(product, as)
  return { person, as, secret, proof: () => ({ password, code: nextCode(product, secret) }) }
}

/** One permitted call of each operation; requests and responses are checked against the contract. */
const anIngredient = async (): Promise<string> => {
  const { body } = await product.call('createIngredient', {
    as: await cook(),
    path: catering(),
    body: { name: `Pirinç ${nextPhone()}`, base_unit: 'g', allergens: ['gluten'] },
  })
  return body.ingredient.id
}
const aRecipe = async (): Promise<string> => {
  await product.call('saveRecipe', {
    as: await cook(),
    path: { ...catering(), componentKey: 'pilav' },
    body: {
      name: 'Pilav',
      portions: 100,
      lines: [{ ingredient_id: await anIngredient(), quantity: 8, unit: 'kg', trim_percent: 2 }],
    },
  })
  return 'pilav'
}

const uses: Record<OperationId, () => Promise<{ status: number; body: unknown }>> = {
  checkLiveness: () => product.call('checkLiveness'),
  proveServer: async () => {
    const challenge = product.use(Ids).next()
    await product.use(ServerChallenges).issue(challenge)
    // An instance proves its own address only.
    const { send, close } = newClient(product.port)
    return newCaller(contractOperations, send)('proveServer', {
      query: { challenge, address: `http://127.0.0.1:${product.port}` },
    }).finally(close)
  },
  checkReadiness: () => product.call('checkReadiness'),
  getMetrics: () => product.call('getMetrics', { as: metricsToken }),
  searchCompanies: () =>
    product.call('searchCompanies', { query: { type: 'corporate', query: 'çelik', limit: 5, offset: 0 } }),
  listDepartments: () =>
    product.call('listDepartments', {
      path: { type: 'corporate', ...corporate() },
      query: { search: 'üre', limit: 20, offset: 0 },
    }),
  login: () =>
    product.call('login', {
      body: {
        phone: world.corporateA.people.corporate1.phone,
        password,
        company_type: 'corporate',
        company_id: world.corporateA.company.id,
      },
    }),
  resetEmployeePasswords: async () => {
    const target = await enrol(product, world.corporateA.company, 'individual')
    return product.call('resetEmployeePasswords', {
      as: await tokenOf(product, world.corporateA.people.corporate3),
      path: { type: 'corporate', companyId: target.companyId },
      body: { user_ids: [target.id] },
    })
  },
  signInWithSlip: async () => {
    const target = world.corporateB.people.individual
    const reset = await product.call('resetEmployeePassword', {
      as: await tokenOf(product, world.corporateB.people.corporate3),
      path: { type: 'corporate', companyId: target.companyId, userId: target.id },
    })
    return product.call('signInWithSlip', {
      body: { phone: target.phone, company_id: target.companyId, slip_code: reset.body.slip_code ?? '' },
    })
  },
  findCompany: () => product.call('findCompany', { path: { slug: world.corporateA.company.slug } }),
  getResponsible: () => product.call('getResponsible', { query: { company: world.corporateA.company.id } }),
  getPrivacyNotice: () => product.call('getPrivacyNotice'),
  requestPasswordReset: () =>
    product.call('requestPasswordReset', { body: { company_id: world.corporateA.company.id, phone: nextPhone() } }),
  requestResetLink: () =>
    product.call('requestResetLink', { body: { company_id: world.corporateA.company.id, phone: nextPhone() } }),
  resetPasswordByLink: async () => {
    const token = await linkOf('reset', await enrol(product, world.corporateA.company, 'individual'))
    return product.call('resetPasswordByLink', { body: { token, new_password: 'bahçede-dört-fener' } })
  },
  confirmEmail: async () => {
    const token = await linkOf('confirm', await enrol(product, world.corporateA.company, 'individual'))
    return product.call('confirmEmail', { body: { token } })
  },
  unsubscribe: async () => {
    const token = await linkOf('unsubscribe', await enrol(product, world.corporateA.company, 'individual'))
    return product.call('unsubscribe', { query: { token } })
  },
  adminLogin: async () => {
    await appointAdministrator(product, 'yönetici')
    return product.call('adminLogin', { body: { username: 'Yönetici', password } })
  },
  completeSignIn: async () => {
    const { person, secret } = await secured()
    const { body } = await product.call('login', {
      body: { phone: person.phone, password, company_type: 'corporate', company_id: person.companyId },
    })
    return product.call('completeSignIn', {
      body: { challenge: challengeIn(body), code: nextCode(product, secret) },
    })
  },
  completeAdminSignIn: async () => {
    const id = await appointAdministrator(product, 'iki-adımlı')
    const { secret } = await secure(product, await administratorTokenOf(product, id))
    const { body } = await product.call('adminLogin', { body: { username: 'iki-adımlı', password } })
    return product.call('completeAdminSignIn', {
      body: { challenge: challengeIn(body), code: nextCode(product, secret) },
    })
  },
  getSecondFactor: async () => product.call('getSecondFactor', { as: await manager() }),
  startSecondFactor: async () => product.call('startSecondFactor', { as: await manager(), body: { password } }),
  switchOnSecondFactor: async () => {
    const as = await tokenOf(product, await enrol(product, world.corporateA.company, 'corporate4'))
    const { secret } = (await product.call('startSecondFactor', { as, body: { password } })).body
    return product.call('switchOnSecondFactor', { as, body: { code: nextCode(product, secret) } })
  },
  renewRecoveryCodes: async () => {
    const { as, proof } = await secured()
    return product.call('renewRecoveryCodes', { as, body: proof() })
  },
  startPasskey: async () => {
    const { as, proof } = await secured()
    return product.call('startPasskey', { as, body: proof() })
  },
  addPasskey: async () => {
    const { as, proof } = await secured()
    const { challenge } = (await product.call('startPasskey', { as, body: proof() })).body
    return product.call('addPasskey', { as, body: { name: 'Telefon', ...newPasskey().attests(challenge) } })
  },
  removePasskey: async () => {
    const { as, proof } = await secured()
    const { challenge } = (await product.call('startPasskey', { as, body: proof() })).body
    await product.call('addPasskey', { as, body: { name: 'Telefon', ...newPasskey().attests(challenge) } })
    const [passkey] = (await product.call('getSecondFactor', { as })).body.passkeys
    return product.call('removePasskey', { as, path: { passkeyId: passkey?.id ?? '' } })
  },
  switchOffSecondFactor: async () => {
    const { as, proof } = await secured()
    return product.call('switchOffSecondFactor', { as, body: proof() })
  },
  getPlatformOverview: async () => product.call('getPlatformOverview', { as: await administrator() }),
  listPlatformApplications: async () =>
    product.call('listPlatformApplications', {
      as: await administrator(),
      query: { status: 'pending', mode: 'new', search: 'çelik', limit: 5, offset: 0 },
    }),
  decideNewCompany: async () => {
    const path = { applicationId: await newApplication() }
    return product.call('decideNewCompany', { as: await administrator(), path, body: { status: 'approved' } })
  },
  rejectNewCompanies: async () =>
    product.call('rejectNewCompanies', {
      as: await administrator(),
      headers: { 'idempotency-key': 'yeni-redler-0001' },
      body: { application_ids: [await newApplication(), '01939b3c-0000-7000-8000-000000000000'], notes: 'Mükerrer' },
    }),
  listPlatformCompanies: async () =>
    product.call('listPlatformCompanies', {
      as: await administrator(),
      query: { type: 'corporate', active: true, search: 'çelik', limit: 5, offset: 0 },
    }),
  openCompany: async () =>
    product.call('openCompany', {
      as: await administrator(),
      body: {
        name: 'Yıldız Toptan',
        type: 'supplier',
        phone: '0212 555 11 22',
        address: 'Hal Cd. 4, İzmir',
        owner_full_name: 'Sevgi Yıldız',
        owner_phone: nextPhone(),
        owner_email: null,
      },
    }),
  getPlatformCompany: async () => product.call('getPlatformCompany', { as: await administrator(), path: corporate() }),
  changeCompany: async () =>
    product.call('changeCompany', {
      as: await administrator(),
      path: { companyId: world.corporateB.company.id },
      body: { phone: '0212 555 00 11', address: { city: 'Bursa' }, is_active: false },
    }),
  previewDeactivation: async () => product.call('previewDeactivation', { as: await administrator(), path: catering() }),
  getEmailFigures: async () => product.call('getEmailFigures', { as: await administrator() }),
  getPlatformHealth: async () => product.call('getPlatformHealth', { as: await administrator() }),
  listAdminLogs: async () => {
    const as = await administrator()
    await product.call('changeCompany', { as, path: catering(), body: { phone: '0212 555 00 12' } })
    return product.call('listAdminLogs', { as, query: { limit: 5, offset: 0 } })
  },
  writeAnnouncement: async () => announce(),
  listAnnouncements: async () => {
    await announce()
    return product.call('listAnnouncements', { as: await administrator(), query: { limit: 5, offset: 0 } })
  },
  withdrawAnnouncement: async () => {
    await announce()
    const as = await administrator()
    const { announcements } = (await product.call('listAnnouncements', { as })).body
    return product.call('withdrawAnnouncement', { as, path: { announcementId: announcements[0]?.id ?? '' } })
  },
  listLoadTests: async () => product.call('listLoadTests', { as: await administrator() }),
  startLoadTest: async () => {
    const { reply } = await newLoadRun()
    return reply
  },
  stopLoadTest: async () => {
    const { as, path } = await newLoadRun(60)
    return product.call('stopLoadTest', { as, path })
  },
  getLoadRun: async () => {
    const { as, path } = await newLoadRun()
    return product.call('getLoadRun', { as, path })
  },
  getLoadSummary: async () => {
    const { as, path } = await newLoadRun()
    await loadRunEnds(as, path)
    return product.call('getLoadSummary', { as, path })
  },
  listLoadRuns: async () => product.call('listLoadRuns', { as: await administrator() }),
  getAdminNotificationSettings: async () => product.call('getAdminNotificationSettings', { as: await administrator() }),
  saveAdminNotificationSettings: async () =>
    product.call('saveAdminNotificationSettings', {
      as: await administrator(),
      body: { enabled_events: { notify_on_user_created: true, notify_on_application_submitted: false } },
    }),
  subscribeAdministratorToPush: async () =>
    product.call('subscribeAdministratorToPush', { as: await administrator(), body: service.newDevice().subscription }),
  unsubscribeAdministratorFromPush: async () =>
    product.call('unsubscribeAdministratorFromPush', {
      as: await administrator(),
      body: { endpoint: service.newDevice().subscription.endpoint },
    }),
  testAdminPush: async () => {
    const as = await administrator()
    await product.call('subscribeAdministratorToPush', { as, body: service.newDevice().subscription })
    return product.call('testAdminPush', { as })
  },
  logout: async () => product.call('logout', { as: await manager() }),
  registerIndividual: () =>
    product.call('registerIndividual', {
      body: {
        full_name: 'Mehmet Öz',
        phone: nextPhone(),
        password,
        company_type: 'corporate',
        company_id: world.corporateA.company.id,
        department_id: world.corporateA.departments[0]?.id ?? '',
      },
    }),
  submitApplication: () =>
    product.call('submitApplication', {
      headers: { 'idempotency-key': 'basvuru-0001' },
      body: { mode: 'existing', applicant: applicant(), password, target: { company_id: world.supplier.company.id } },
    }),
  getApplicationState: async () => {
    const link_secret = randomBytes(32).toString('base64url')
    await product.call('submitApplication', {
      body: {
        mode: 'existing',
        applicant: applicant(),
        password,
        link_secret,
        target: { company_id: world.supplier.company.id },
      },
    })
    return product.call('getApplicationState', { body: { link_secret } })
  },
  getProfile: async () =>
    product.call('getProfile', { as: await manager(), query: { company_id: world.corporateA.company.id } }),
  listKeys: async () => product.call('listKeys', { as: await manager(), path: { type: 'corporate', ...corporate() } }),
  createKey: async () =>
    product.call('createKey', {
      as: await manager(),
      path: { type: 'corporate', ...corporate() },
      body: { name: 'Bordro', role: 'corporate3', expires_on: '2026-12-31', addresses: ['10.20.0.0/16'] },
    }),
  revokeKey: async () => {
    const { key } = await keyOf(product, world.corporateA.company.id, 'corporate1')
    const path = { type: 'corporate' as const, ...corporate(), keyId: key.id }
    return product.call('revokeKey', { as: await manager(), path })
  },
  getOwnKey: async () => {
    const { token } = await keyOf(product, world.corporateA.company.id, 'corporate1')
    return product.call('getOwnKey', { as: token })
  },
  changeOwnPassword: async () => {
    const person = await enrol(product, world.supplier.company, 'corporate1')
    return product.call('changeOwnPassword', {
      as: await tokenOf(product, person),
      path: { type: 'supplier', companyId: person.companyId },
      body: { current_password: password, new_password: 'Bambaşka-1' },
    })
  },
  changeIndividualPassword: async () => {
    const person = await enrol(product, world.corporateA.company, 'individual')
    return product.call('changeIndividualPassword', {
      as: await tokenOf(product, person, 'individual'),
      path: { companyId: person.companyId, userId: person.id },
      body: { current_password: password, new_password: 'Bambaşka-1' },
    })
  },
  createDepartment: async () =>
    product.call('createDepartment', { as: await manager(), path: panel(), body: { name: 'Sevkiyat' } }),
  updateDepartment: async () =>
    product.call('updateDepartment', {
      as: await manager(),
      path: { ...panel(), departmentId: await newDepartment() },
      body: { name: 'Depo', is_active: true },
    }),
  deactivateDepartment: async () =>
    product.call('deactivateDepartment', {
      as: await manager(),
      path: { ...panel(), departmentId: await newDepartment() },
    }),
  listEmployees: async () =>
    product.call('listEmployees', {
      as: await manager(),
      path: panel(),
      query: { search: 'deneme', status: 'active', type: 'corporate', department_id: 'none', limit: 10, offset: 0 },
    }),
  exportEmployees: async () =>
    product.call('exportEmployees', {
      as: await manager(),
      path: panel(),
      query: { search: 'deneme', status: 'active' },
    }),
  selectEmployees: async () =>
    product.call('selectEmployees', {
      as: await manager(),
      path: panel(),
      query: { search: 'deneme', shift_id: 'none' },
    }),
  createEmployee: async () =>
    product.call('createEmployee', {
      as: await manager(),
      path: panel(),
      headers: { 'idempotency-key': 'ekleme-0001' },
      body: { full_name: 'Ali Veli', phone: nextPhone(), email: '', department_id: null, role: 'individual' },
    }),
  getEmployee: async () => product.call('getEmployee', { as: await manager(), path: await newEmployee() }),
  updateEmployees: async () =>
    product.call('updateEmployees', {
      as: await manager(),
      path: panel(),
      body: {
        user_ids: [(await newEmployee()).userId, '01939b3c-0000-7000-8000-000000000000'],
        is_active: false,
        department_id: null,
        shift_ids: [],
      },
    }),
  updateEmployee: async () =>
    product.call('updateEmployee', {
      as: await manager(),
      path: await newEmployee(),
      body: { full_name: 'Yeni Ad', email: null, is_active: false, department_id: null },
    }),
  assignRole: async () =>
    product.call('assignRole', {
      as: await manager(),
      path: await newEmployee(),
      body: { role: 'corporate2', is_active: true },
    }),
  resetEmployeePassword: async () =>
    product.call('resetEmployeePassword', { as: await manager(), path: await newEmployee() }),
  getEmployeeTemplate: async () => product.call('getEmployeeTemplate', { as: await manager(), path: panel() }),
  updateListed: async () =>
    product.call('updateListed', {
      as: await manager(),
      path: panel(),
      body: { updates: [{ user_id: (await newEmployee()).userId, full_name: 'Yeni Ad' }] },
    }),
  importEmployees: async () =>
    product.call('importEmployees', {
      as: await manager(),
      path: panel(),
      headers: { 'idempotency-key': 'yukleme-0001' },
      body: { users: [{ full_name: 'Ali Veli', phone: nextPhone() }] },
    }),
  listApplications: async () =>
    product.call('listApplications', { as: await manager(), path: panel(), query: { status: 'pending' } }),
  decideApplication: async () => {
    const { body } = await product.call('submitApplication', {
      body: { mode: 'existing', applicant: applicant(), password, target: { company_id: world.corporateA.company.id } },
    })
    return product.call('decideApplication', {
      as: await manager(),
      path: { ...panel(), applicationId: body.application.id },
      body: { status: 'approved', notes: null },
    })
  },
  rejectApplications: async () => {
    const { body } = await product.call('submitApplication', {
      body: { mode: 'existing', applicant: applicant(), password, target: { company_id: world.corporateA.company.id } },
    })
    return product.call('rejectApplications', {
      as: await manager(),
      path: panel(),
      headers: { 'idempotency-key': 'temizlik-0001' },
      body: { application_ids: [body.application.id, '01939b3c-0000-7000-8000-000000000000'], notes: 'Kadro dolu' },
    })
  },
  approveRegistrations: async () =>
    product.call('approveRegistrations', {
      as: await manager(),
      path: { companyId: world.corporateA.company.id },
      headers: { 'idempotency-key': 'yeni-uyeler-0001' },
      body: { application_ids: ['01939b3c-0000-7000-8000-000000000000'] },
    }),
  getCompanySettings: async () => product.call('getCompanySettings', { as: await manager(), path: panel() }),
  updateCompany: async () =>
    product.call('updateCompany', {
      as: await manager(),
      path: panel(),
      body: {
        name: 'Anadolu Çelik A.Ş.',
        phone: '0212 555 11 22',
        address: { street: 'Gül Sk. 1', district: 'Şişli', city: 'İstanbul', postal_code: '34000' },
        logo_url: '/logo.png',
      },
    }),
  listAuditLogs: async () =>
    product.call('listAuditLogs', {
      as: await manager(),
      path: panel(),
      query: { log_type: 'USER_CREATED', start_date: '2026-11-01', end_date: '2026-11-30', limit: 50, offset: 0 },
    }),
  exportAuditLogs: async () =>
    product.call('exportAuditLogs', { as: await manager(), path: panel(), query: { start_date: '2026-11-01' } }),
  getCorporateDashboard: async () => product.call('getCorporateDashboard', { as: await manager(), path: corporate() }),
  listUndecided: async () =>
    product.call('listUndecided', {
      as: await manager(),
      path: corporate(),
      query: { date: world.menuDate, limit: 10, offset: 0 },
    }),
  remindUndecided: async () =>
    product.call('remindUndecided', { as: await manager(), path: corporate(), body: { date: world.menuDate } }),
  getCateringDashboard: async () => product.call('getCateringDashboard', { as: await cook(), path: catering() }),
  getSupplierDashboard: async () =>
    product.call('getSupplierDashboard', {
      as: await tokenOf(product, world.supplier.people.corporate1),
      path: { companyId: world.supplier.company.id },
    }),
  listShifts: async () => product.call('listShifts', { as: await eater(), path: corporate() }),
  listClosedDays: async () =>
    product.call('listClosedDays', { as: await manager(), path: calendar(), query: { year: 2027 } }),
  listOfficialDays: async () =>
    product.call('listOfficialDays', { as: await manager(), path: calendar(), query: { year: 2027 } }),
  previewClosing: async () =>
    product.call('previewClosing', {
      as: await manager(),
      path: calendar(),
      query: { days: `2027-05-15T13:00,${world.menuDate}` },
    }),
  closeDays: async () =>
    product.call('closeDays', {
      as: await manager(),
      path: calendar(),
      body: { days: [{ date: '2027-05-17', name: 'Kurban Bayramı' }] },
    }),
  listStatements: async () =>
    product.call('listStatements', { as: await manager(), path: calendar(), query: { period: '2026-11' } }),
  getStatement: async () =>
    product.call('getStatement', {
      as: await manager(),
      path: { ...calendar(), statementId: (await openCorrection()).statementId },
    }),
  exportStatement: async () =>
    product.call('exportStatement', {
      as: await manager(),
      path: { ...calendar(), statementId: (await openCorrection()).statementId },
    }),
  proposeCorrection: async () => proposed(),
  answerCorrection: async () =>
    product.call('answerCorrection', {
      as: await manager(),
      path: { ...calendar(), ...(await openCorrection()) },
      body: { action: 'withdraw' },
    }),
  approveStatement: async () => {
    const [kept] = await product.sql(`
      INSERT INTO statements (
        id, catering_id, corporate_id, first_day, last_day, settled_at, figures, portions, total_price, is_complete)
      VALUES (gen_random_uuid(), '${catering().companyId}', '${corporate().companyId}', '2026-09-01', '2026-09-30',
        '2026-10-01', '{}', 0, 0, true)
      RETURNING id`)
    return product.call('approveStatement', {
      as: await manager(),
      path: { ...calendar(), statementId: String(kept!['id']) },
      body: { version: 1 },
    })
  },
  openDays: async () => {
    const days = [{ date: '2027-05-18', from_time: '13:00', name: 'Arife' }]
    await product.call('closeDays', { as: await manager(), path: calendar(), body: { days } })
    return product.call('openDays', {
      as: await manager(),
      path: calendar(),
      query: { first: '2027-05-18', last: '2027-05-18' },
    })
  },
  createShift: async () => product.call('createShift', { as: await manager(), path: corporate(), body: plan }),
  updateShift: async () =>
    product.call('updateShift', {
      as: await manager(),
      path: { ...corporate(), shiftId: world.nightShift.id },
      body: plan,
    }),
  previewShiftEnd: async () =>
    product.call('previewShiftEnd', {
      as: await manager(),
      path: { ...corporate(), shiftId: world.dayShift.id },
      query: { days: '6,7' },
    }),
  deleteShift: async () => {
    const { body } = await product.call('createShift', { as: await manager(), path: corporate(), body: plan })
    return product.call('deleteShift', { as: await manager(), path: { ...corporate(), shiftId: body.shift.id } })
  },
  listCompanies: async () =>
    product.call('listCompanies', {
      as: await cook(),
      query: { type: 'corporate', search: 'a', limit: 100, offset: 0 },
    }),
  listPartnerships: async () =>
    product.call('listPartnerships', { as: await cook(), query: { catering_id: world.cateringA.company.id } }),
  listCompanyCities: async () => product.call('listCompanyCities', { as: await cook(), query: { type: 'corporate' } }),
  getCompany: async () => product.call('getCompany', { as: await manager(), path: catering() }),
  listOwnPartnerships: async () =>
    product.call('listOwnPartnerships', {
      as: await manager(),
      path: panel(),
      query: { partnership_type: 'catering', status: 'all', search: 'anne', limit: 10, offset: 0 },
    }),
  getPartnership: async () => {
    await acceptedOffer()
    return product.call('getPartnership', { as: await manager(), path: { ...panel(), partnershipId: await ours() } })
  },
  previewPartnershipEnd: async () => {
    await uses.saveChoice()
    return product.call('previewPartnershipEnd', {
      as: await manager(),
      path: { ...panel(), partnershipId: await ours() },
      query: { effective_date: world.menuDate },
    })
  },
  savePartnershipCutOff: async () =>
    product.call('savePartnershipCutOff', {
      as: await tokenOf(product, world.cateringA.people.corporate4),
      path: { type: 'catering', companyId: world.cateringA.company.id, partnershipId: await ours() },
      body: { cutoff_days: 1, cutoff_time: '24:00' },
    }),
  countWaiting: async () => product.call('countWaiting', { as: await manager(), path: panel() }),
  getCateringProfile: async () =>
    product.call('getCateringProfile', {
      as: await tokenOf(product, world.cateringA.people.corporate1),
      path: { companyId: world.cateringA.company.id },
    }),
  saveCateringProfile: async () =>
    product.call('saveCateringProfile', {
      as: await tokenOf(product, world.cateringA.people.corporate4),
      path: { companyId: world.cateringA.company.id },
      body: { shows_menus: true, daily_capacity: 2500 },
    }),
  getOfferedCatering: async () =>
    product.call('getOfferedCatering', {
      as: await manager(),
      path: { ...corporate(), cateringId: world.cateringA.company.id },
    }),
  listSentPriceRequests: async () => {
    await askedPrice()
    return product.call('listSentPriceRequests', {
      as: await manager(),
      path: corporate(),
      query: { limit: 50, offset: 0 },
    })
  },
  requestPrice: async () => (await askedPrice()).asked,
  withdrawPriceRequest: async () =>
    product.call('withdrawPriceRequest', {
      as: await manager(),
      path: { ...corporate(), priceRequestId: (await askedPrice()).priceRequestId },
      body: { action: 'withdraw' },
    }),
  listReceivedPriceRequests: async () => {
    const { cook } = await askedPrice()
    return product.call('listReceivedPriceRequests', {
      as: await tokenOf(product, cook.people.corporate4),
      path: { companyId: cook.company.id },
      query: { limit: 50, offset: 0 },
    })
  },
  answerPriceRequest: async () => {
    const { cook, priceRequestId } = await askedPrice()
    return product.call('answerPriceRequest', {
      as: await tokenOf(product, cook.people.corporate4),
      path: { companyId: cook.company.id, priceRequestId },
      body: { action: 'answer', unit_price: 128.5, note: 'Salata büfesi dahil.' },
    })
  },
  listSentOffers: async () => {
    await sentOffer()
    return product.call('listSentOffers', {
      as: await manager(),
      path: corporate(),
      query: { offer_type: 'sent', status: 'waiting', search: '', limit: 50, offset: 0 },
    })
  },
  sendOffer: () => sentOffer(),
  getSentOffer: async () => {
    const { offer } = (await sentOffer()).body
    return product.call('getSentOffer', { as: await manager(), path: { ...corporate(), offerId: offer.id } })
  },
  withdrawOffer: async () => {
    const { offer } = (await sentOffer()).body
    return product.call('withdrawOffer', {
      as: await manager(),
      path: { ...corporate(), offerId: offer.id },
      body: { action: 'withdraw' },
    })
  },
  listReceivedOffers: async () => {
    await acceptedOffer()
    return product.call('listReceivedOffers', {
      as: await cook(),
      path: catering(),
      query: { offer_type: 'received', status: 'answered', search: 'çelik', limit: 50, offset: 0 },
    })
  },
  getReceivedOffer: async () => {
    const { offer } = (await acceptedOffer()).body
    return product.call('getReceivedOffer', { as: await cook(), path: { ...catering(), offerId: offer.id } })
  },
  answerOffer: () => acceptedOffer(),
  listTerminations: async () => {
    await uses.decideTermination()
    return product.call('listTerminations', {
      as: await cook(),
      path: { type: 'catering', ...catering() },
      query: { request_type: 'received', status: 'all', limit: 10, offset: 0 },
    })
  },
  requestTermination: () => requestedTermination(),
  decideTermination: async () => {
    const { termination_request } = (await requestedTermination()).body
    return product.call('decideTermination', {
      as: await cook(),
      path: { type: 'catering', ...catering(), terminationId: termination_request.id },
      body: { action: 'approve' },
    })
  },
  listCorporateGroups: async () => {
    const { as } = await newGroup()
    return product.call('listCorporateGroups', {
      as,
      path: catering(),
      query: { search: 'gebze', limit: 50, offset: 0 },
    })
  },
  getCorporateGroup: async () => product.call('getCorporateGroup', await newGroup()),
  createCorporateGroup: async () =>
    product.call('createCorporateGroup', { as: await cook(), path: catering(), body: { name: 'Tuzla' } }),
  updateCorporateGroup: async () =>
    product.call('updateCorporateGroup', { ...(await newGroup()), body: { name: 'Çayırova', description: '' } }),
  deleteCorporateGroup: async () => product.call('deleteCorporateGroup', await newGroup()),
  addCompanyToGroup: async () => {
    const { as, path } = await newGroup()
    const { offer } = (await acceptedOffer()).body
    await product.sql(`DELETE FROM corporate_group_members WHERE group_id = '${path.groupId}'`)
    return product.call('addCompanyToGroup', { as, path, body: { corporate_id: offer.corporate_id } })
  },
  removeCompanyFromGroup: async () => {
    const { as, path } = await newGroup()
    return product.call('removeCompanyFromGroup', { as, path: { ...path, corpId: world.corporateA.company.id } })
  },
  getGroupStatistics: async () => product.call('getGroupStatistics', await newGroup()),
  readMenuFile: async () => {
    const file = Buffer.from(await workbookOf(['Tarih', 'Geleneksel 1'], ['07.12.2026', 'Mantı']))
    const { status, text } = await product.send(menuFileRequest(await cook(), catering().companyId, file))
    return { status, body: JSON.parse(text) as unknown }
  },
  listAvailableCompanies: async () => {
    const { as, path } = await newGroup()
    return product.call('listAvailableCompanies', {
      as,
      path: catering(),
      query: { group_id: path.groupId, search: '', limit: 20, offset: 0 },
    })
  },
  bulkUpsertGroupMenu: async () =>
    product.call('bulkUpsertGroupMenu', {
      ...(await newGroup()),
      body: {
        ...dayHours,
        items: [
          { date: '2026-11-18', meals: menu.meals, choices: menu.choices, dish_changes: [] },
          { date: '2026-11-21', meals: menu.meals },
        ],
        default_choices: menu.choices,
      },
    }),
  publishGroupMenu: async () =>
    product.call('publishGroupMenu', {
      ...(await newGroup()),
      body: { ...dayHours, start_date: '2026-11-16', end_date: '2026-11-20' },
    }),
  bulkUpsertFirmMenus: async () =>
    product.call('bulkUpsertFirmMenus', {
      as: await cook(),
      path: catering(),
      body: {
        targets: [{ corporate_id: world.corporateA.company.id, shift_id: world.nightShift.id }],
        items: [{ date: '2026-11-18', meals: menu.meals, choices: menu.choices }],
      },
    }),
  publishFirmMenus: async () =>
    product.call('publishFirmMenus', {
      as: await cook(),
      path: catering(),
      body: {
        targets: [{ corporate_id: world.corporateA.company.id, shift_id: world.nightShift.id }],
        start_date: '2026-11-16',
        end_date: '2026-11-20',
      },
    }),
  listKitchenShifts: async () => product.call('listKitchenShifts', { as: await cook(), path: kitchen() }),
  listMenuDays: async () =>
    product.call('listMenuDays', {
      as: await cook(),
      path: kitchen(),
      query: { shift_id: world.dayShift.id, start_date: '2026-11-11', end_date: '2026-11-25' },
    }),
  listDishes: async () =>
    product.call('listDishes', {
      as: await cook(),
      path: catering(),
      query: { search: 'FASULYE', undeclared: true, hidden: false, limit: 5, offset: 0 },
    }),
  getDish: async () => product.call('getDish', { as: await cook(), path: { ...catering(), dishId: await aDishId() } }),
  listDishRatings: async () =>
    product.call('listDishRatings', {
      as: await cook(),
      path: catering(),
      query: { search: 'FASULYE', corporate_id: world.corporateA.company.id, sort: 'ratings', order: 'desc', limit: 5 },
    }),
  getDishRatings: async () =>
    product.call('getDishRatings', { as: await cook(), path: { ...catering(), dishId: await aDishId() } }),
  updateDish: async () =>
    product.call('updateDish', {
      as: await cook(),
      path: { ...catering(), dishId: await aDishId() },
      body: {
        tags: ['etsiz', 'fırın'],
        image_url: '/yemekler/fasulye.jpg',
        allergens: ['gluten', 'milk'],
        contains_pork: false,
        contains_alcohol: null,
        kcal: 520,
        portion_g: 350,
        is_hidden: false,
      },
    }),
  saveMenuDay: async () =>
    product.call('saveMenuDay', {
      as: await cook(),
      path: kitchen(),
      body: { shift_id: world.dayShift.id, date: '2026-11-16', ...menu, status: 'draft' },
    }),
  bulkUpsertMenuDays: async () =>
    product.call('bulkUpsertMenuDays', {
      as: await cook(),
      path: kitchen(),
      body: {
        shift_id: world.dayShift.id,
        items: [
          { date: '2026-11-17', meals: menu.meals },
          { date: '2026-11-15', ...menu },
        ],
        default_choices: menu.choices,
      },
    }),
  publishMenuDays: async () =>
    product.call('publishMenuDays', {
      as: await cook(),
      path: kitchen(),
      body: { shift_id: world.dayShift.id, start_date: '2026-11-16', end_date: '2026-11-20' },
    }),
  getMenuWeek: async () =>
    product.call('getMenuWeek', { as: await cook(), path: kitchen(), query: { start_date: '2026-11-16' } }),
  countMissingMenus: async () =>
    product.call('countMissingMenus', {
      as: await cook(),
      path: kitchen(),
      query: { start_date: '2026-11-11', end_date: '2026-11-25' },
    }),
  copyMenuDays: async () => product.call('copyMenuDays', { as: await cook(), path: kitchen(), body: aCopy() }),
  previewMenuCopy: async () => product.call('previewMenuCopy', { as: await cook(), path: kitchen(), body: aCopy() }),
  listFirms: async () => product.call('listFirms', { as: await cook(), path: catering(), query: { sort: 'menu' } }),
  listMenuTargets: async () =>
    product.call('listMenuTargets', { as: await cook(), path: { companyId: world.cateringA.company.id } }),
  listKitchenDays: async () =>
    product.call('listKitchenDays', { as: await cook(), path: catering(), query: { start_date: '2026-11-11' } }),
  getKitchenPlan: async () =>
    product.call('getKitchenPlan', { as: await cook(), path: catering(), query: { date: world.menuDate } }),
  getPlannedComponent: async () =>
    product.call('getPlannedComponent', {
      as: await cook(),
      path: { ...catering(), componentKey: 'kuru fasulye' },
      query: { date: world.menuDate },
    }),
  saveOwnNumber: async () =>
    product.call('saveOwnNumber', {
      as: await cook(),
      path: { ...catering(), componentKey: 'kuru fasulye' },
      body: { date: world.menuDate, own_number: 120 },
    }),
  exportKitchenPlan: async () =>
    product.call('exportKitchenPlan', { as: await cook(), path: catering(), query: { date: world.menuDate } }),
  listRoutes: async () => product.call('listRoutes', { as: await cook(), path: catering() }),
  saveRoutes: async () =>
    product.call('saveRoutes', {
      as: await cook(),
      path: catering(),
      body: { firms: [{ corporate_id: world.corporateA.company.id, route: 'Organize Sanayi', place: 1 }] },
    }),
  listDeliveries: async () =>
    product.call('listDeliveries', { as: await manager(), path: corporate(), query: { date: world.menuDate } }),
  confirmDelivery: async () => {
    product.clock.set(`${world.menuDate}T09:00:00Z`)
    const as = await manager()
    await product.call('getFirmLists', { as, path: corporate() })
    const { body } = await product.call('listDeliveries', { as, path: corporate() })
    const menuDayId = body.deliveries[0]?.menu_day_id ?? ''
    return product
      .call('confirmDelivery', { as, path: { ...corporate(), menuDayId }, body: { received_portions: 40 } })
      .finally(() => product.clock.set(wednesdayNoon))
  },
  saveGuestRepeat: async () =>
    product.call('saveGuestRepeat', {
      as: await manager(),
      path: corporate(),
      body: { shift_id: world.dayShift.id, weekday: 2, department_id: null, portions: 4 },
    }),
  saveGuests: async () =>
    product.call('saveGuests', { as: await manager(), path: corporate(), body: { ...hosted(), guests: twoGuests } }),
  addGuests: async () =>
    product.call('addGuests', {
      as: await manager(),
      path: corporate(),
      headers: { 'idempotency-key': `misafir-${nextPhone()}` },
      body: { ...hosted(), guests: twoGuests },
    }),
  removeGuests: async () => product.call('removeGuests', { as: await manager(), path: corporate(), query: hosted() }),
  listGuests: async () => product.call('listGuests', { as: await manager(), path: corporate() }),
  listLabels: async () =>
    product.call('listLabels', {
      as: await cook(),
      path: catering(),
      query: { date: world.menuDate, corporate_id: world.corporateA.company.id, shift_id: world.dayShift.id },
    }),
  saveDeliveryForm: async () =>
    product.call('saveDeliveryForm', {
      as: await manager(),
      path: { ...corporate(), partnershipId: await ours() },
      body: { delivery_form: 'boxed' },
    }),
  saveReserve: async () =>
    product.call('saveReserve', { as: await cook(), path: catering(), body: { reserve_percent: 3 } }),
  nameComponent: async () =>
    product.call('nameComponent', {
      as: await cook(),
      path: { ...catering(), componentKey: 'pirinc pilav' },
      body: { name: 'Pirinç pilavı' },
    }),
  listIngredients: async () => product.call('listIngredients', { as: await cook(), path: catering() }),
  createIngredient: async () =>
    product.call('createIngredient', { as: await cook(), path: catering(), body: { name: 'Un', base_unit: 'g' } }),
  updateIngredient: async () =>
    product.call('updateIngredient', {
      as: await cook(),
      path: { ...catering(), ingredientId: await anIngredient() },
      body: { name: 'Pirinç, baldo', base_unit: 'g', allergens: [] },
    }),
  listRecipes: async () => product.call('listRecipes', { as: await cook(), path: catering() }),
  getRecipe: async () =>
    product.call('getRecipe', { as: await cook(), path: { ...catering(), componentKey: await aRecipe() } }),
  saveRecipe: async () =>
    product.call('saveRecipe', {
      as: await cook(),
      path: { ...catering(), componentKey: 'bulgur pilavi' },
      body: {
        name: 'Bulgur pilavı',
        portions: 100,
        lines: [{ ingredient_id: await anIngredient(), quantity: 8, unit: 'kg' }],
      },
    }),
  savePortionFactors: async () =>
    product.call('savePortionFactors', {
      as: await cook(),
      path: { ...catering(), componentKey: 'kofte' },
      body: { firms: [{ corporate_id: world.corporateA.company.id, percent: 120 }] },
    }),
  listRecipeSheets: async () => {
    await aRecipe()
    return product.call('listRecipeSheets', { as: await cook(), path: catering(), query: { date: world.menuDate } })
  },
  getPurchaseNeeds: async () => {
    await aRecipe()
    return product.call('getPurchaseNeeds', { as: await cook(), path: catering(), query: { start_date: '2026-11-12' } })
  },
  exportPurchaseNeeds: async () => {
    await aRecipe()
    return product.call('exportPurchaseNeeds', {
      as: await cook(),
      path: catering(),
      query: { start_date: '2026-11-12' },
    })
  },
  listPurchaseSources: async () => {
    await aRecipe()
    return product.call('listPurchaseSources', {
      as: await cook(),
      path: { ...catering(), ingredientId: await anIngredient() },
      query: { start_date: '2026-11-12' },
    })
  },
  listShelf: async () => product.call('listShelf', { as: await cook(), path: catering() }),
  getMonthCosts: async () => product.call('getMonthCosts', { as: await cook(), path: catering() }),
  exportMonthCosts: async () => product.call('exportMonthCosts', { as: await cook(), path: catering() }),
  getFirmCosts: async () =>
    product.call('getFirmCosts', { as: await cook(), path: { ...catering(), corpId: world.corporateA.company.id } }),
  saveShelfCount: async () =>
    product.call('saveShelfCount', {
      as: await cook(),
      path: catering(),
      body: {
        date: '2026-11-11',
        serving_time: '11:30',
        counts: [{ ingredient_id: await anIngredient(), quantity: 210, unit: 'kg' }],
      },
    }),
  getKitchenLists: async () =>
    product.call('getKitchenLists', { as: await cook(), path: kitchen(), query: { date: '2026-11-11' } }),
  exportKitchenLists: async () =>
    product.call('exportKitchenLists', {
      as: await cook(),
      path: kitchen(),
      query: { date: '2026-11-12', shift_id: world.dayShift.id },
    }),
  getFirmLists: async () =>
    product.call('getFirmLists', { as: await manager(), path: { companyId: world.corporateA.company.id } }),
  exportFirmLists: async () =>
    product.call('exportFirmLists', {
      as: await manager(),
      path: { companyId: world.corporateA.company.id },
      query: { date: '2026-11-12' },
    }),
  getKitchenStats: async () =>
    product.call('getKitchenStats', {
      as: await cook(),
      path: kitchen(),
      query: { shift_id: world.dayShift.id, dept_id: world.corporateA.departments[0]?.id ?? '' },
    }),
  getMenuPlay: async () =>
    product.call('getMenuPlay', { as: await eater(), path: own(), query: { shift_id: world.dayShift.id } }),
  saveChoice: async () =>
    product.call('saveChoice', {
      as: await eater(),
      path: own(),
      body: {
        date: world.menuDate,
        shift_id: world.dayShift.id,
        choice: 'GELENEKSEL1',
        catering_id: world.cateringA.company.id,
      },
    }),
  listChoices: async () => {
    await uses.saveChoice()
    return product.call('listChoices', { as: await eater(), path: own(), query: { days: 7 } })
  },
  withdrawChoice: async () => {
    await uses.saveChoice()
    const query = { date: world.menuDate, shift_id: world.dayShift.id }
    return product.call('withdrawChoice', { as: await eater(), path: own(), query })
  },
  acknowledgeSubstitute: async () => {
    await uses.saveChoice()
    return product.call('acknowledgeSubstitute', {
      as: await eater(),
      path: own(),
      body: { date: world.menuDate, shift_id: world.dayShift.id },
    })
  },
  rateChoice: async () => {
    await uses.saveChoice()
    product.clock.set(`${world.menuDate}T14:00:00Z`)
    const reply = await product.call('rateChoice', {
      as: await eater(),
      path: own(),
      body: { date: world.menuDate, shift_id: world.dayShift.id, stars: 4 },
    })
    product.clock.set(wednesdayNoon)
    return reply
  },
  listRequests: async () =>
    product.call('listRequests', {
      as: await eater(),
      path: own(),
      query: { status: 'pending', limit: 10, offset: 0 },
    }),
  createRequest: async () =>
    product.call('createRequest', {
      as: await eater(),
      path: own(),
      headers: { 'idempotency-key': `istek-${nextPhone()}` },
      body: { title: 'Daha az tuz', message: 'Çorbalar çok tuzlu.', tags: ['tuz'], urgency: 'med' },
    }),
  allowComment: async () => {
    const date = '2026-11-02'
    await product.sql(`SET LOCAL session_replication_role = replica;
      INSERT INTO ratings (user_id, shift_id, date, catering_id, stars, created_at)
      VALUES ('${own().userId}', '${world.dayShift.id}', '${date}', '${catering().companyId}', 4, now())
      ON CONFLICT DO NOTHING`)
    const { body } = await product.call('createRequest', {
      as: await eater(),
      path: own(),
      body: { title: 'Nohut', message: 'Elinize sağlık.', rated: { date, shift_id: world.dayShift.id } },
    })
    return product.call('allowComment', {
      as: await eater(),
      path: { ...own(), requestId: body.request.id },
      body: { is_allowed: true },
    })
  },
  listComments: async () => {
    await uses.allowComment()
    return product.call('listComments', { as: await cook(), path: catering(), query: { is_shown: false } })
  },
  showComment: async () => {
    await uses.allowComment()
    const { comments } = (await product.call('listComments', { as: await cook(), path: catering() })).body
    return product.call('showComment', {
      as: await tokenOf(product, world.cateringA.people.corporate4),
      path: { ...catering(), commentId: comments[0]?.id ?? '' },
      body: { is_shown: true },
    })
  },
  listKitchenRequests: async () => {
    await uses.createRequest()
    return product.call('listKitchenRequests', { as: await cook(), path: kitchen(), query: { limit: 50, offset: 0 } })
  },
  listFirmRequests: async () => {
    await uses.createRequest()
    return product.call('listFirmRequests', { as: await cook(), path: catering(), query: { status: 'pending' } })
  },
  answerRequest: async () => {
    await uses.createRequest()
    const { requests } = (await product.call('listKitchenRequests', { as: await cook(), path: kitchen() })).body
    return product.call('answerRequest', {
      as: await cook(),
      path: { ...kitchen(), requestId: requests[0]?.id ?? '' },
      body: { status: 'in_progress', reply: 'Bakıyoruz.' },
    })
  },
  listNotifications: async () => {
    await newNotification()
    return product.call('listNotifications', {
      as: await eater(),
      path: own(),
      query: { only_unread: true, limit: 5, offset: 0 },
    })
  },
  readNotification: async () =>
    product.call('readNotification', {
      as: await eater(),
      path: { ...own(), notificationId: await newNotification() },
    }),
  readAllNotifications: async () => product.call('readAllNotifications', { as: await eater(), path: own() }),
  getUsualShifts: async () => product.call('getUsualShifts', { as: await eater(), path: own() }),
  saveShiftPattern: async () => product.call('saveShiftPattern', { as: await eater(), path: own(), body: aPattern() }),
  saveShiftPatterns: async () =>
    product.call('saveShiftPatterns', {
      as: await manager(),
      path: corporate(),
      body: { user_ids: [(await newEmployee()).userId, '01939b3c-0000-7000-8000-000000000000'], ...aPattern() },
    }),
  saveUsualShifts: async () =>
    product.call('saveUsualShifts', { as: await eater(), path: own(), body: { shift_ids: [world.dayShift.id] } }),
  getRetention: async () => product.call('getRetention', { as: await manager(), path: corporate() }),
  setRetention: async () =>
    product.call('setRetention', { as: await manager(), path: corporate(), body: { months: 12 } }),
  getContribution: async () => {
    await uses.setContribution()
    return product.call('getContribution', { as: await manager(), path: corporate() })
  },
  setContribution: async () =>
    product.call('setContribution', {
      as: await manager(),
      path: corporate(),
      body: { kind: 'per_meal', amount: 27.5, first_day: '2027-02-01' },
    }),
  withdrawContribution: async () => {
    await uses.setContribution()
    return product.call('withdrawContribution', { as: await manager(), path: corporate() })
  },
  listMonthNumbers: async () => {
    await contributed()
    return product.call('listMonthNumbers', { as: await manager(), path: { ...corporate(), month: '2026-09' } })
  },
  exportMonthNumbers: async () => {
    await contributed()
    return product.call('exportMonthNumbers', { as: await manager(), path: { ...corporate(), month: '2026-09' } })
  },
  getOwnMonth: async () => {
    await contributed()
    return product.call('getOwnMonth', { as: await eater(), path: { ...own(), month: '2026-09' } })
  },
  objectToMonth: async () => {
    await contributed()
    return product.call('objectToMonth', { as: await eater(), path: { ...own(), month: '2026-09' } })
  },
  listAbsentPeople: async () => {
    await uses.markAbsences()
    return product.call('listAbsentPeople', { as: await manager(), path: { companyId: own().companyId } })
  },
  markAbsences: async () =>
    product.call('markAbsences', {
      as: await manager(),
      path: { companyId: own().companyId },
      body: { user_ids: [own().userId], first: '2027-01-04', last: '2027-01-08' },
    }),
  importAbsences: async () => {
    const { headers, body } = multipart({
      name: 'izinler.xlsx',
      content: await workbookOf(['Ad', 'Telefon', 'Başlangıç', 'Bitiş'], ['Kimse', '0555 999 88 77', '04.01.2027', '']),
    })
    const { status, text } = await product.send({
      method: 'POST',
      path: `/api/corporate/${own().companyId}/absences/import?is_preview=true`,
      headers: { ...headers, authorization: `Bearer ${await manager()}` },
      body,
    })
    return { status, body: JSON.parse(text) as object }
  },
  endAbsenceOf: async () => {
    await uses.markAbsences()
    return product.call('endAbsenceOf', {
      as: await manager(),
      path: corporate(),
      query: { user_id: own().userId, first: '2027-01-04', last: '2027-01-08' },
    })
  },
  listAbsences: async () => {
    await uses.markAbsence()
    return product.call('listAbsences', { as: await eater(), path: own() })
  },
  previewAbsence: async () =>
    product.call('previewAbsence', {
      as: await eater(),
      path: own(),
      query: { first: world.menuDate, last: world.menuDate },
    }),
  markAbsence: async () =>
    product.call('markAbsence', {
      as: await eater(),
      path: own(),
      body: { first: '2027-01-04', last: '2027-01-08' },
    }),
  endAbsence: async () => {
    await uses.markAbsence()
    return product.call('endAbsence', {
      as: await eater(),
      path: own(),
      query: { first: '2027-01-04', last: '2027-01-08' },
    })
  },
  getStandingChoices: async () => product.call('getStandingChoices', { as: await eater(), path: own() }),
  saveStandingChoices: async () =>
    product.call('saveStandingChoices', {
      as: await eater(),
      path: own(),
      body: { choices: [{ shift_id: world.dayShift.id, weekday: 1, label: null }] },
    }),
  getNotificationSettings: async () => product.call('getNotificationSettings', { as: await eater(), path: own() }),
  saveNotificationSettings: async () =>
    product.call('saveNotificationSettings', { as: await eater(), path: own(), body: { menu_updates_enabled: true } }),
  getOwnData: async () => product.call('getOwnData', { as: await eater(), path: own() }),
  listOwnPrivacyRequests: async () => {
    const { as, path } = await askedForErasure()
    return product.call('listOwnPrivacyRequests', { as, path })
  },
  createPrivacyRequest: async () => (await askedForErasure()).reply,
  withdrawPrivacyRequest: async () => {
    const { as, path, reply } = await askedForErasure()
    return product.call('withdrawPrivacyRequest', { as, path: { ...path, requestId: reply.body.request.id } })
  },
  listPrivacyRequests: async () => {
    await askedForErasure()
    return product.call('listPrivacyRequests', { as: await manager(), path: panel() })
  },
  recordPrivacyRequest: async () =>
    product.call('recordPrivacyRequest', {
      as: await manager(),
      path: panel(),
      body: {
        user_id: (await newEmployee()).userId,
        kind: 'access',
        received_on: localDateAt(product.clock.now(), 'Europe/Istanbul'),
        note: 'Dilekçeyle geldi',
      },
    }),
  answerPrivacyRequest: async () => {
    const { reply } = await askedForErasure()
    return product.call('answerPrivacyRequest', {
      as: await manager(),
      path: { ...panel(), requestId: reply.body.request.id },
      body: { state: 'refused', answer: 'Açık bir anlaşmazlık var.' },
    })
  },
  getMailSettings: async () => product.call('getMailSettings', { as: await eater(), path: own() }),
  saveMailSettings: async () =>
    product.call('saveMailSettings', {
      as: await eater(),
      path: own(),
      body: { email: 'zeynep.kaya@poyrazotomotiv.example', kinds: [{ kind: 'menus', is_on: true }] },
    }),
  sendConfirmation: async () => {
    await linkOf('confirm', world.corporateA.people.individual)
    return product.call('sendConfirmation', { as: await eater(), path: own() })
  },
  getPushKey: async () => product.call('getPushKey', { as: await eater() }),
  subscribeToPush: async () =>
    product.call('subscribeToPush', {
      as: await eater(),
      path: own(),
      body: { endpoint: 'https://fcm.googleapis.com/fcm/send/abc', expirationTime: null, keys: newBrowser().keys },
    }),
  unsubscribeFromPush: async () =>
    product.call('unsubscribeFromPush', {
      as: await eater(),
      path: own(),
      body: { endpoint: 'https://fcm.googleapis.com/fcm/send/abc' },
    }),
  listMessages: async () =>
    product.call('listMessages', {
      as: await manager(),
      path: panel(),
      query: { user_id: world.corporateA.people.corporate4.id, type: 'sent', search: 'plan', limit: 10, offset: 0 },
    }),
  countUnreadMessages: async () => product.call('countUnreadMessages', { as: await manager(), path: panel() }),
  sendMessage: () => sendOne(),
  getMessage: async () =>
    product.call('getMessage', { as: await manager(), path: { ...panel(), messageId: (await newMessage()).id } }),
  updateMessage: async () =>
    product.call('updateMessage', {
      as: await manager(),
      path: { ...panel(), messageId: (await newMessage()).id },
      body: { is_read: true, is_archived: true },
    }),
  deleteMessage: async () =>
    product.call('deleteMessage', { as: await manager(), path: { ...panel(), messageId: (await newMessage()).id } }),
  downloadAttachment: async () =>
    product.call('downloadAttachment', { as: await manager(), path: { ...panel(), ...(await newFile()) } }),
  uploadAttachment: () => uploadOne(),
  listProducts: async () => {
    await newProduct()
    return product.call('listProducts', {
      as: await seller(),
      path: supplier(),
      query: { search: 'pir', category: 'Bakliyat', sort: 'low_stock', limit: 50, offset: 0 },
    })
  },
  createProduct: () => newProduct(),
  uploadProducts: async () => {
    const { headers, body } = multipart({
      name: 'fiyatlar.xlsx',
      content: await workbookOf(['Ürün adı', 'Birim', 'Fiyat', 'Stok'], ['Bulgur', 'kg', 28.9, 40], ['', 'kg', 1, 1]),
    })
    const { status, text } = await product.send({
      method: 'POST',
      path: `/api/supplier/${supplier().companyId}/products/bulk-upload`,
      headers: { ...headers, authorization: `Bearer ${await seller()}` },
      body,
    })
    return { status, body: JSON.parse(text) as object }
  },
  exportRecipes: async () => {
    await aRecipe()
    return product.call('exportRecipes', { as: await cook(), path: catering() })
  },
  importRecipes: async () => {
    const { headers, body } = multipart({
      name: 'receteler.xlsx',
      content: await workbookOf(
        ['Yemek', 'Malzeme', 'Miktar'],
        ['Mercimek çorbası', 'Kırmızı mercimek', '4 kg'],
        ['Ezogelin', 'Bulgur', 'biraz'],
      ),
    })
    const { status, text } = await product.send({
      method: 'POST',
      path: `/api/catering/${catering().companyId}/recipe-book?is_preview=true`,
      headers: { ...headers, authorization: `Bearer ${await cook()}` },
      body,
    })
    return { status, body: JSON.parse(text) as object }
  },
  downloadPriceList: async () => product.call('downloadPriceList', { as: await seller(), path: supplier() }),
  updateProduct: async () => {
    const { id, version } = (await newProduct()).body.product
    return product.call('updateProduct', {
      as: await seller(),
      path: { ...supplier(), productId: id },
      body: { ...productInput(), seen_stock_quantity: 100, stock_quantity: 120, version },
    })
  },
  deleteProduct: async () =>
    product.call('deleteProduct', {
      as: await seller(),
      path: { ...supplier(), productId: (await newProduct()).body.product.id },
    }),
  listStockMovements: async () =>
    product.call('listStockMovements', {
      as: await seller(),
      path: { ...supplier(), productId: (await orderFrom()).body.order.items[0]?.product_id ?? '' },
      query: { limit: 50, offset: 0 },
    }),
  getDeliveryTerms: async () => product.call('getDeliveryTerms', { as: await seller(), path: supplier() }),
  saveDeliveryTerms: async () =>
    product.call('saveDeliveryTerms', {
      as: await seller(),
      path: supplier(),
      body: { weekdays: [1, 2, 3, 4, 5, 6, 7], cutoff_days: 0, cutoff_time: '24:00', minimum_amount: 10 },
    }),
  deliverOrder: async () => {
    const { id, version, items } = (await orderFrom()).body.order
    return product.call('deliverOrder', {
      as: await seller(),
      path: { ...supplier(), orderId: id },
      body: {
        lines: [{ product_id: items[0]?.product_id ?? '', delivered_quantity: 7.25, returned_quantity: 0.5 }],
        version,
      },
    })
  },
  getStoreStats: async () => {
    await orderFrom()
    return product.call('getStoreStats', { as: await seller(), path: supplier(), query: { period: '1_year' } })
  },
  listStoreProducts: async () => {
    await newProduct()
    return product.call('listStoreProducts', {
      as: await cook(),
      path: { ...catering(), supplierId: world.supplier.company.id },
      query: { search: '', category: '', limit: 100, offset: 0 },
    })
  },
  placeOrder: () => orderFrom(),
  markOrdersSeen: async () => product.call('markOrdersSeen', { as: await cook(), path: catering() }),
  listOrders: async () => {
    await orderFrom()
    return product.call('listOrders', {
      as: await seller(),
      query: { supplier_id: world.supplier.company.id, status: 'pending', search: '', limit: 50, offset: 0 },
    })
  },
  getOrder: async () =>
    product.call('getOrder', { as: await cook(), path: { orderId: (await orderFrom()).body.order.id } }),
  updateOrder: async () =>
    product.call('updateOrder', {
      as: await seller(),
      path: { orderId: (await orderFrom()).body.order.id },
      body: { status: 'preparing', seen_status: 'pending' },
    }),
  uploadImage: () => uploadPlate(),
  getImage: async () => {
    const [companyId = '', imageId = ''] = (await uploadPlate()).body.image.image_url.split('/').slice(-2)
    return product.call('getImage', { path: { companyId, imageId } })
  },
  getReceivedMessage: async () =>
    product.call('getReceivedMessage', { as: await eater(), path: { ...own(), messageId: (await newMessage()).id } }),
  readReceivedMessage: async () =>
    product.call('readReceivedMessage', { as: await eater(), path: { ...own(), messageId: (await newMessage()).id } }),
  downloadReceivedAttachment: async () =>
    product.call('downloadReceivedAttachment', { as: await eater(), path: { ...own(), ...(await newFile()) } }),
}

describe('every operation of the contract', () => {
  it('is called in this file, and nothing else is', () => {
    expect(Object.keys(uses).sort()).toEqual(contractOperations.map(({ id }) => id).sort())
  })

  it.each(contractOperations.map(({ id, successStatus }) => [id, successStatus] as const))(
    '%s answers %i as the contract describes',
    async (id, status) => {
      const reply = await uses[id]()
      expect([reply.status, reply.body, product.loggedErrors]).toEqual([status, reply.body, []])
    },
  )

  it('writes nothing about people into the log: no phone, no name, no address and no token', async () => {
    const people = await product.sql('SELECT phone, full_name, email, password_hash FROM users')
    const facts = people.flatMap((row) => Object.values(row)).filter((value) => value !== null)
    const log = JSON.stringify(logged)
    expect(new Set(logged.map((line) => (line as { operation?: string }).operation)).size).toBeGreaterThan(200)
    expect(facts.length).toBeGreaterThan(100)
    expect(facts.map(String).filter((fact) => log.includes(fact))).toEqual([])
    expect(log).not.toMatch(/bearer |tbd_/i)
  })

  it('would fail if a response had another shape', async () => {
    await product.sql(
      `UPDATE companies SET slug = slug, address = '{"street": 5}' WHERE id = '${world.corporateA.company.id}'`,
    )
    expect((await product.call('listCompanies', { as: await cook(), query: { type: 'corporate' } })).status).toBe(500)
    product.loggedErrors.length = 0
  })
})
