import type { CompanyId } from '../../../core/shared/index.ts'
import { logRefusal, type TrailLine, TrailSheets } from '../../../core/audit/index.ts'
import { AuditReads, type LogFilter } from '../../../reads/index.ts'
import { Download } from '../../contract/download.ts'
import type { QueryOf } from '../../contract/contract-types.ts'
import { type Operations, read, type OperationUse } from '../../server/operation.ts'
import { pageOf } from '../../server/page.ts'

const maxExportedRows = 100_000

const filterOf = ({
  log_type,
  start_date,
  end_date,
}: Partial<QueryOf<'exportAuditLogs'>>): Omit<LogFilter, 'userId'> => {
  if (start_date !== undefined && end_date !== undefined && end_date < start_date) throw logRefusal('log.range_invalid')
  return { type: log_type, start: start_date, end: end_date }
}

export const auditOperations = (use: OperationUse) => {
  const logs = use(AuditReads)

  async function* linesOf(companyId: CompanyId, filter: LogFilter): AsyncGenerator<TrailLine[]> {
    for await (const batch of logs.all(companyId, filter))
      yield batch.map(({ created_at, type, description, actor_name }) => ({
        createdAt: new Date(created_at),
        type,
        description,
        actorName: actor_name,
      }))
  }

  return {
    listAuditLogs: read(({ path, query }) =>
      logs.list(path.companyId, { ...filterOf(query), userId: query.user_id }, pageOf(query, 50)),
    ),
    listAdminLogs: read(({ query }) => logs.ofAdministrators(filterOf(query), pageOf(query, 50))),
    exportAuditLogs: read(async ({ path, query }) => {
      const filter = filterOf(query)
      if ((await logs.count(path.companyId, filter, maxExportedRows + 1)) > maxExportedRows)
        throw logRefusal('log.too_long', { rows: maxExportedRows })
      return new Download('islem-kayitlari.xlsx', use(TrailSheets).write(linesOf(path.companyId, filter)))
    }),
  } satisfies Partial<Operations>
}
