import { employeeRefusal } from '../../../core/workforce/index.ts'
import { OwnDataReads } from '../../../reads/index.ts'
import { fileNameOf } from '../../../texts/privacy/own-data.ts'
import { ownDataHtml } from '../../../texts/privacy/own-data-html.ts'
import { ownDataJson } from '../../../texts/privacy/own-data-json.ts'
import { Download } from '../../contract/download.ts'
import { type Operations, type OperationUse, read } from '../../server/operation.ts'

const formats = {
  json: { type: 'application/json; charset=utf-8', write: ownDataJson },
  html: { type: 'text/html; charset=utf-8', write: ownDataHtml },
}

async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of texts) yield Buffer.from(text)
}

export const privacyOperations = (use: OperationUse) => {
  const ownData = use(OwnDataReads)

  return {
    getOwnData: read(async ({ member: { companyId, userId }, query: { format = 'json' } }) => {
      const head = await ownData.head({ companyId, userId })
      if (head === null) throw employeeRefusal('employee.missing')
      const { type, write } = formats[format]
      return new Download(fileNameOf(format), encoded(write(head, ownData.parts({ companyId, userId }))), { type })
    }),
  } satisfies Partial<Operations>
}
