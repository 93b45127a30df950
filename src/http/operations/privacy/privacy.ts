import { setRetention } from '../../../core/privacy/index.ts'
import { employeeRefusal } from '../../../core/workforce/index.ts'
import { CompanyReads, OwnDataReads, RetentionReads } from '../../../reads/index.ts'
import { fileNameOf } from '../../../texts/privacy/own-data.ts'
import { ownDataWriters } from '../../../texts/privacy/own-data-writers.ts'
import { Download } from '../../contract/download.ts'
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
  } satisfies Partial<Operations>
}
