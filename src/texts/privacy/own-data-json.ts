import { type OwnDataHead, type OwnRow, type OwnRows, partOf } from './own-data.ts'

/** Only the fields of the part, in their order, so that a new column never gets out by itself. */
export const fieldsOf = ({ part }: OwnRows, row: OwnRow): OwnRow =>
  Object.fromEntries(Object.keys(partOf(part).fields).map((name) => [name, row[name] ?? null]))

/** Everything about a person, for programs: a list for each part, with names as in the contract. */
export async function* ownDataJson(
  { company, person, madeAt }: OwnDataHead,
  parts: AsyncIterable<OwnRows> | Iterable<OwnRows>,
): AsyncGenerator<string> {
  const head = JSON.stringify({ company, person, made_at: madeAt.toISOString() })
  yield `${head.slice(0, -1)},"parts":{`
  let before = '\n'
  for await (const rows of parts) {
    yield `${before}${JSON.stringify(rows.part)}:[`
    let comma = ''
    for await (const batch of rows.batches)
      for (const row of batch) {
        yield `${comma}\n${JSON.stringify(fieldsOf(rows, row))}`
        comma = ','
      }
    yield ']'
    before = ',\n'
  }
  yield '\n}}\n'
}
