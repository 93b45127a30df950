import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildContract, loadContract } from '../../src/http/contract/contract.ts'

let folder: string
let file: string
const versionIn = (path: string) => loadContract(path).info.version
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tabldot-contract-'))
  file = join(folder, 'openapi.yaml')
  writeFileSync(file, 'info: { version: "1" }\n')
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('the contract as the JSON of a build', () => {
  it('is optional', () => {
    expect(versionIn(file)).toBe('1')
  })

  it('is read instead of the YAML it was built from', () => {
    mkdirSync(join(folder, 'dist'))
    buildContract(file)
    const built = join(folder, 'dist', 'openapi.json')
    writeFileSync(built, readFileSync(built, 'utf8').replace('"version":"1"', '"version":"built"'))
    expect(versionIn(file)).toBe('built')
  })

  it('is ignored as soon as the YAML has changed', () => {
    writeFileSync(file, 'info: { version: "2" }\n')
    expect(versionIn(file)).toBe('2')
  })
})
