import {
  answerPrivacyRequest,
  createPrivacyRequest,
  recordPrivacyRequest,
  setRetention,
  withdrawPrivacyRequest,
} from '../../../core/privacy/index.ts'
import { employeeRefusal } from '../../../core/workforce/index.ts'
import { CompanyReads, OwnDataReads, PrivacyRequestReads, RetentionReads } from '../../../reads/index.ts'
import { fileNameOf } from '../../../texts/privacy/own-data.ts'
import { ownDataWriters } from '../../../texts/privacy/own-data-writers.ts'
import { Download } from '../../contract/download.ts'
import { pageOf } from '../../server/page.ts'
import type { SearchLimit } from '../../server/search-limit.ts'
import { command, type Operations, type OperationUse, read } from '../../server/operation.ts'

const types = { json: 'application/json; charset=utf-8', html: 'text/html; charset=utf-8' }

async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of texts) yield Buffer.from(text)
}

interface Operator {
  operatorName?: string | undefined
  operatorContact?: string | undefined
}

export const privacyOperations = (use: OperationUse, limitSearch: SearchLimit, operator: Operator) => {
  const { operatorName: name, operatorContact: contact = null } = operator
  const processor = name === undefined ? null : { name, contact }
  const companies = use(CompanyReads)
  const ownData = use(OwnDataReads)
  const requests = use(PrivacyRequestReads)

  return {
    getResponsible: read(async ({ query: { company }, address }) => {
      if (company === undefined) return { controller: null, processor }
      await limitSearch(address)
      return { controller: await companies.controller(company), processor }
    }),
    getRetention: read(({ path }) => use(RetentionReads).ofFirm(path.companyId)),
    setRetention: command(async ({ path, body, actor }) => {
      await use(setRetention)({ companyId: path.companyId, actor, months: body.months })
      return { success: true }
    }),
    getOwnData: read(async ({ member: { companyId, userId }, query: { format = 'json' } }) => {
      const head = await ownData.head({ companyId, userId })
      if (head === null) throw employeeRefusal('employee.missing')
      const texts = ownDataWriters[format](head, ownData.parts({ companyId, userId }))
      return new Download(fileNameOf(format), encoded(texts), { type: types[format] })
    }),
    listPrivacyRequests: read(({ path, query }) => requests.list(path.companyId, pageOf(query, 50))),
    recordPrivacyRequest: command(async ({ path: { companyId }, body, actor }) => {
      const { user_id: userId, kind, note = null, received_on: receivedOn } = body
      const { id } = await use(recordPrivacyRequest)({ companyId, actor, userId, kind, note, receivedOn })
      return { success: true, request: await requests.one(companyId, id) }
    }),
    answerPrivacyRequest: command(async ({ path: { companyId, requestId }, body: { state, answer = null }, actor }) => {
      await use(answerPrivacyRequest)({ companyId, requestId, actor, state, answer })
      return { success: true, request: await requests.one(companyId, requestId) }
    }),
    listOwnPrivacyRequests: read(async ({ member: { companyId, userId } }) => ({
      requests: await requests.own(companyId, userId),
    })),
    createPrivacyRequest: command(async ({ body: { kind, note = null }, member }) => {
      const { id } = await use(createPrivacyRequest)({ person: member, kind, note })
      return { success: true, request: await requests.one(member.companyId, id) }
    }),
    withdrawPrivacyRequest: command(async ({ path: { requestId }, member }) => {
      await use(withdrawPrivacyRequest)({ person: member, requestId })
      return { success: true, request: await requests.one(member.companyId, requestId) }
    }),
  } satisfies Partial<Operations>
}
