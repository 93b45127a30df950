import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { operationsOf, parseContract } from '../src/http/index.ts'
import { failureResponses, failureStatusesOf } from '../src/http/server/listed-refusals.ts'

/** Writes the failures of each operation into the contract, from its form, its permission and its `x-refusals`. */
const file = join(import.meta.dirname, '..', 'openapi.yaml')

const isFailure = (line: string): boolean => /^ {8}('[45]\d\d'|default): \{ \$ref: \S+ \}$/.test(line)

export const completeContract = (text: string): string => {
  const contract = parseContract(text)
  const lines = new Map(
    operationsOf(contract).map((operation) => [
      operation.id as string,
      failureStatusesOf(contract, operation).map(
        (status) => `        '${status}': { $ref: '#/components/responses/${failureResponses[status]}' }`,
      ),
    ]),
  )
  return text.replace(
    /^ {6}operationId: (\w+)\n(?: {7}.*\n| {6}(?!responses:).*\n|\n)* {6}responses:\n(?: {8}.*\n)*/gm,
    (operation, id: string) => complete(operation, lines.get(id) ?? []),
  )
}

const complete = (operation: string, failures: readonly string[]): string => {
  const at = operation.indexOf('      responses:\n')
  const answers = operation
    .slice(at)
    .split('\n')
    .filter((line) => line !== '' && !isFailure(line))
  return `${operation.slice(0, at)}${[...answers, ...failures].join('\n')}\n`
}

if (import.meta.main) writeFileSync(file, completeContract(readFileSync(file, 'utf8')))
