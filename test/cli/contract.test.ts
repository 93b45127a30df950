import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { runHere } from '../support/tabldot-here.ts'

/** The address is invalid, because nothing here may open a database. */
const nowhere = { DATABASE_URL: 'postgres://postgres@127.0.0.1:1/yok' }

describe('tabldot contract print', () => {
  it('writes the contract with its permissions, as YAML or as JSON, without a database', async () => {
    const [yaml, json] = [
      await runHere(['contract', 'print'], nowhere),
      await runHere(['contract', 'print', '--json'], nowhere),
    ]
    expect([yaml.code, yaml.stderr, json.code, json.stderr]).toEqual([0, '', 0, ''])
    const contract = JSON.parse(json.stdout) as { openapi: string; paths: Record<string, { post?: object }> }
    expect(parse(yaml.stdout)).toEqual(contract)
    expect(contract.paths['/auth/login']?.post).toMatchObject({ 'x-permissions': [{ who: 'everybody' }] })
  })
})
