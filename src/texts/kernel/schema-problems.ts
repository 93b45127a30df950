import type { NameProblem, NameRule } from '../../core/shared/rules.ts'

/** What is wrong with a value that violates its JSON schema. */
export const schemaProblems = {
  blank: 'boş olamaz',
  email: 'geçerli bir e-posta adresi olmalı',
  beyondDates: '1900 ile 2999 yılları arasında olmalı',
  invalid: 'geçersiz',
} as const

/** For schema keywords that set a limit. */
export const limitProblems: Readonly<Record<string, (limit: number) => string>> = {
  minLength: (limit) => (limit === 1 ? schemaProblems.blank : `en az ${limit} karakter olmalı`),
  maxLength: (limit) => `en fazla ${limit} karakter olabilir`,
  minimum: (limit) => `en az ${limit} olmalı`,
  maximum: (limit) => `en fazla ${limit} olabilir`,
}

export const nameProblems: Readonly<Record<NameProblem, (rule: NameRule) => string>> = {
  blank: () => schemaProblems.blank,
  too_short: ({ min }) => `en az ${min} karakter olmalı`,
  too_long: ({ max }) => `en fazla ${max} karakter olabilir`,
  no_letters: () => 'en az iki harf içermeli',
}
