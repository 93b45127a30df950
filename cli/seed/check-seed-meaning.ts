import { isUnitPrice } from '../../src/core/partnerships/index.ts'
import { companyNameRule, taxNumberDigits, taxNumberProblem } from '../../src/core/companies/rules.ts'
import { asPhone, fold, isTimezone, nameProblem, type NameRule, slugOf } from '../../src/core/shared/index.ts'
import { fullNameRule } from '../../src/core/workforce/rules.ts'
import { mobileForm, taxNumberReasons } from '../../src/texts/kernel/field-reasons.ts'
import { nameProblems } from '../../src/texts/kernel/schema-problems.ts'
import type { SeedProblem, Path, SeedCompany, SeedPartnership, SeedFile } from './seed-file.ts'

/** Identifies an entry; undefined to leave it out of the comparison. */
type Key<T> = (entry: T) => string | undefined

const repeats = <T>(entries: readonly T[] | undefined, path: Path, key: Key<T>, sentence: string): SeedProblem[] => {
  const seen = new Set<string>()
  return (entries ?? []).flatMap((entry, at) => {
    const own = key(entry)
    if (own === undefined) return []
    if (seen.has(own)) return [{ path: [...path, at], sentence }]
    seen.add(own)
    return []
  })
}

const ofName = (name: string, rule: NameRule, path: Path): SeedProblem[] => {
  const problem = nameProblem(name, rule)
  return problem ? [{ path, sentence: `${nameProblems[problem](rule)}.` }] : []
}

const ofTaxNumber = (typed: string, path: Path): SeedProblem[] => {
  const problem = taxNumberProblem(taxNumberDigits(typed))
  return problem ? [{ path, sentence: taxNumberReasons[problem] }] : []
}

const ofCompany = (company: SeedCompany, path: Path): SeedProblem[] => {
  const departments = new Set(company.departments?.map(fold))
  const titles = new Set(company.shifts?.map(({ title }) => fold(title)))
  const users = (company.users ?? []).flatMap(
    ({ full_name, phone, department, shifts: own = [] }, at): SeedProblem[] => [
      ...ofName(full_name, fullNameRule, [...path, 'users', at, 'full_name']),
      ...(asPhone(String(phone)) === undefined
        ? [{ path: [...path, 'users', at, 'phone'], sentence: `telefon numarası ${mobileForm}.` }]
        : []),
      ...(department !== undefined && company.departments !== undefined && !departments.has(fold(department))
        ? [
            {
              path: [...path, 'users', at, 'department'],
              sentence: `"${department}" departmanı bu şirketin departmanları arasında yok.`,
            },
          ]
        : []),
      ...(company.shifts === undefined ? [] : own).flatMap((title, position) =>
        titles.has(fold(title))
          ? []
          : [
              {
                path: [...path, 'users', at, 'shifts', position],
                sentence: `"${title}" vardiyası bu şirketin vardiyaları arasında yok.`,
              },
            ],
      ),
    ],
  )
  const shifts = (company.shifts ?? []).flatMap(({ start_time, end_time, timezone }, at): SeedProblem[] => [
    ...(start_time === end_time
      ? [{ path: [...path, 'shifts', at], sentence: 'vardiyanın başlangıcı ile bitişi aynı olamaz.' }]
      : []),
    ...(timezone !== undefined && !isTimezone(timezone)
      ? [{ path: [...path, 'shifts', at, 'timezone'], sentence: 'saat dilimi tanınmıyor.' }]
      : []),
  ])
  return [
    ...ofName(company.name, companyNameRule, [...path, 'name']),
    ...(company.tax_number === undefined ? [] : ofTaxNumber(company.tax_number, [...path, 'tax_number'])),
    ...(slugOf(company.slug ?? company.name) === ''
      ? [{ path: [...path, 'name'], sentence: 'addan bir kısa ad üretilemiyor; "slug" verin.' }]
      : []),
    ...users,
    ...shifts,
    ...repeats(company.departments, [...path, 'departments'], fold, 'bu departman listede iki kez var.'),
    ...repeats(
      company.shifts,
      [...path, 'shifts'],
      ({ title }) => fold(title),
      'bu adda bir vardiya listede iki kez var.',
    ),
    ...repeats(
      company.users,
      [...path, 'users'],
      ({ phone }) => asPhone(String(phone)),
      'bu telefon numarası listede iki kez var.',
    ),
  ]
}

const ofPartnership = ({ corporate, supplier, unit_price }: SeedPartnership, path: Path): SeedProblem[] => {
  if ((corporate === undefined) === (supplier === undefined))
    return [{ path, sentence: '"catering" yanında ya "corporate" ya da "supplier" olmalı.' }]
  if ((corporate === undefined) !== (unit_price === undefined))
    return [{ path, sentence: '"unit_price" yalnızca "corporate" ile ve her zaman onunla olmalı.' }]
  if (unit_price !== undefined && !isUnitPrice(unit_price))
    return [{ path: [...path, 'unit_price'], sentence: 'sıfırdan büyük, en fazla iki ondalıklı bir fiyat olmalı.' }]
  return []
}

/** Checks what the schema cannot express: duplicates, and departments that do not exist. */
export const checkSeedMeaning = ({ companies, partnerships }: SeedFile): SeedProblem[] => [
  ...repeats(companies, ['companies'], ({ slug, name }) => slug ?? slugOf(name), 'bu kısa ad dosyada iki kez var.'),
  ...(companies ?? []).flatMap((company, at) => ofCompany(company, ['companies', at])),
  ...(partnerships ?? []).flatMap((partnership, at) => ofPartnership(partnership, ['partnerships', at])),
  ...repeats(
    partnerships,
    ['partnerships'],
    (entry) => `${entry.catering} ${entry.corporate ?? entry.supplier}`,
    'bu ortaklık dosyada iki kez var.',
  ),
]
