import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import { isEmail } from '../../src/core/shared/rules.ts'
import { limitProblems, schemaProblems } from '../../src/texts/kernel/schema-problems.ts'
import { type Path, type SeedProblem, type SeedFile } from './seed-file.ts'
import { checkSeedMeaning } from './check-seed-meaning.ts'
import schema from './seed-file.schema.json' with { type: 'json' }

const validate = new Ajv2020({ allErrors: true, allowUnionTypes: true, formats: { email: isEmail } }).compile<SeedFile>(
  schema,
)

const typeNames: Record<string, string> = {
  object: 'bir nesne',
  array: 'bir liste',
  string: 'bir metin',
  integer: 'bir tam sayı',
  number: 'bir sayı',
}

const patternSentences: Record<string, string> = {
  slug: 'yalnızca küçük harf, rakam ve tire içerebilir',
  time: 'SS:DD biçiminde bir saat olmalı',
  phone: 'geçerli bir telefon numarası olmalı',
}

const sentenceOfPattern = ({ schemaPath, instancePath }: ErrorObject): string => {
  const named = Object.entries(patternSentences).find(
    ([name]) => schemaPath.includes(`/${name}/`) || instancePath.endsWith(`/${name}`),
  )
  return named?.[1] ?? schemaProblems.blank
}

const sentenceOf = (error: ErrorObject): string => {
  const params = error.params as {
    limit?: number
    allowedValues?: string[]
    type?: string | string[]
    missingProperty?: string
    additionalProperty?: string
  }
  switch (error.keyword) {
    case 'required':
      return `"${params.missingProperty}" alanı eksik`
    case 'additionalProperties':
      return `"${params.additionalProperty}" diye bir alan yok`
    case 'type':
      return `${[params.type]
        .flat()
        .map((type) => typeNames[type ?? ''] ?? type)
        .join(' ya da ')} olmalı`
    case 'enum':
      return `şunlardan biri olmalı: ${params.allowedValues?.join(', ')}`
    case 'minItems':
      return `en az ${params.limit} değer içermeli`
    case 'maxItems':
      return `en fazla ${params.limit} değer içerebilir`
    case 'minProperties':
    case 'maxProperties':
      return 'dosyada "companies" ya da "partnerships" olmalı'
    case 'format':
      return schemaProblems.email
    case 'pattern':
      return sentenceOfPattern(error)
    default:
      return limitProblems[error.keyword]?.(params.limit ?? 0) ?? schemaProblems.invalid
  }
}

const pathOf = ({ instancePath }: ErrorObject): Path =>
  instancePath
    .split('/')
    .slice(1)
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step.replaceAll('~1', '/').replaceAll('~0', '~')))

/** Everything wrong with the file that can be found without the database. */
export const checkSeedFile = (content: unknown): SeedProblem[] => {
  if (validate(content)) return checkSeedMeaning(content)
  return (validate.errors ?? []).map((error) => ({ path: pathOf(error), sentence: `${sentenceOf(error)}.` }))
}
