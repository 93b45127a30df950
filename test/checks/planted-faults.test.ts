import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { projectAt } from '../../scripts/typescript-project.ts'

const root = join(import.meta.dirname, '../..')

interface Fault {
  file: string
  /** Replaces the first text with the second, once. */
  change: [before: string, after: string]
  /** The file that then does not compile. */
  seenIn: string
  complaint: RegExp
}

const faults: [name: string, fault: Fault][] = [
  [
    'a port without an adapter',
    {
      file: 'src/core/menus/ports.ts',
      change: [
        'export abstract class Choices',
        'export abstract class Unbound { abstract ask(): string }\nexport abstract class Choices',
      ],
      seenIn: 'src/main/container.ts',
      complaint: /Property 'Unbound' is missing/,
    },
  ],
  [
    'a use case that takes its ports in the wrong order',
    {
      file: 'src/core/menus/save-choice.ts',
      change: ['[MenuDays, Choices, Transaction, Clock]', '[Choices, MenuDays, Transaction, Clock]'],
      seenIn: 'src/core/menus/save-choice.ts',
      complaint: /save|publishedForChoice/,
    },
  ],
  [
    'a list of seven ports, too many to be told apart by position',
    {
      file: 'src/core/menus/rate-choice.ts',
      change: ['[Choices, Ratings, Clock]', '[Choices, Ratings, Clock, Clock, Clock, Clock, Clock]'],
      seenIn: 'src/core/menus/rate-choice.ts',
      complaint: /No overload matches this call/,
    },
  ],
  [
    'a field of an entity that nothing sets',
    {
      file: 'src/core/workforce/employee.ts',
      change: ['  isActive!: boolean', '  isActive!: boolean\n  badgeNumber!: string'],
      seenIn: 'src/core/workforce/add-employee.ts',
      complaint: /'badgeNumber' is missing/,
    },
  ],
  [
    'a field of an entity without a column',
    {
      file: 'src/core/shifts/shift.ts',
      change: ['  timezone!: string\n', '  timezone!: string\n  canteen!: string\n'],
      seenIn: 'src/persistence/shifts/shifts.ts',
      complaint: /'canteen' is missing/,
    },
  ],
  [
    'a member in an operation open to everybody',
    {
      file: 'src/http/operations/companies/companies.ts',
      change: [
        'searchCompanies: read(async ({ query, address })',
        'searchCompanies: read(async ({ query, address, member })',
      ],
      seenIn: 'src/http/operations/companies/companies.ts',
      complaint: /Property 'member' does not exist/,
    },
  ],
  [
    'inCompany on a path without a company',
    {
      file: 'src/http/permissions/permissions.ts',
      change: ['searchCompanies: everybody', "searchCompanies: inCompany('readCompany')"],
      seenIn: 'src/http/permissions/permissions.ts',
      complaint: /companyId/,
    },
  ],
  [
    'an operation without a permission',
    {
      file: 'src/http/permissions/permissions.ts',
      change: ["  saveChoice: forOneself('eat'),\n", ''],
      seenIn: 'src/http/permissions/permissions.ts',
      complaint: /Property 'saveChoice' is missing/,
    },
  ],
  [
    'an operation without an implementation',
    {
      file: 'src/http/operations/menus/menus.ts',
      change: ['    listMenuDays: read(', '    listedMenuDays: read('],
      seenIn: 'src/http/operations/menus/menus.ts',
      complaint: /listedMenuDays/,
    },
  ],
  [
    'an operation that writes through a port, bypassing the use case and the log',
    {
      file: 'src/http/operations/companies/companies.ts',
      change: [
        "import { CompanyReads, DashboardReads } from '../../../reads/index.ts'",
        "import { DashboardReads } from '../../../reads/index.ts'\nimport { Companies as CompanyReads } from '../../../core/companies/index.ts'",
      ],
      seenIn: 'src/http/operations/companies/companies.ts',
      complaint: /'typeof Companies' is not assignable to parameter of type/,
    },
  ],
  [
    'a company id taken from the body',
    {
      file: 'src/http/operations/shifts/shifts.ts',
      change: ['createShift)({ companyId: path.companyId,', 'createShift)({ companyId: body.company_id,'],
      seenIn: 'src/http/operations/shifts/shifts.ts',
      complaint: /Property 'company_id' does not exist/,
    },
  ],
  [
    "a person's id in place of a company's",
    {
      file: 'src/http/operations/shifts/shifts.ts',
      change: ['shifts.usual(path.companyId, path.userId)', 'shifts.usual(path.userId, path.companyId)'],
      seenIn: 'src/http/operations/shifts/shifts.ts',
      complaint: /'UserId' is not assignable to parameter of type 'CompanyId'/,
    },
  ],
  [
    'lira in place of kuruş',
    {
      file: 'src/core/partnerships/send-offer.ts',
      change: ['const unitPrice = kurusOf(input.unitPrice) ?? 0', 'const unitPrice = input.unitPrice'],
      seenIn: 'src/core/partnerships/send-offer.ts',
      complaint: /'Lira' is not assignable to type 'Kurus'/,
    },
  ],
  [
    'a refusal without its sentence',
    {
      file: 'src/core/menus/menu-day.ts',
      change: ["'menu_day.past':", "'menu_day.unspoken': 'conflict',\n  'menu_day.past':"],
      seenIn: 'src/texts/menus/menus.ts',
      complaint: /'"menu_day.unspoken"' is missing/,
    },
  ],
  [
    'a refusal sentence with a fact that its code does not declare',
    {
      file: 'src/texts/menus/menus.ts',
      change: ['en fazla ${facts.days} gün sonrası', 'en fazla ${facts.day} gün sonrası'],
      seenIn: 'src/texts/menus/menus.ts',
      complaint: /Property 'day' does not exist/,
    },
  ],
  [
    'a refusal without a fact that its code declares',
    {
      file: 'src/core/store/update-order.ts',
      change: ["('order.delivered_final', { hours: correctionHours })", "('order.delivered_final')"],
      seenIn: 'src/core/store/update-order.ts',
      complaint: /Expected 2 arguments, but got 1/,
    },
  ],
  [
    'a refusal with a fact that its code does not declare',
    {
      file: 'src/core/store/update-order.ts',
      change: [
        "'order.not_pending' : 'order.buyer_may_cancel')",
        "'order.not_pending' : 'order.buyer_may_cancel', { status })",
      ],
      seenIn: 'src/core/store/update-order.ts',
      complaint: /Expected 1 arguments, but got 2/,
    },
  ],
  [
    'a notification text with a fact that its news does not have',
    {
      file: 'src/texts/notifications/notifications.ts',
      change: [
        '({ shiftTitle, date, from, to }: SubstituteNews)',
        '({ shiftName: shiftTitle, date, from, to }: SubstituteNews)',
      ],
      seenIn: 'src/texts/notifications/notifications.ts',
      complaint: /Property 'shiftName' does not exist/,
    },
  ],
  [
    'news without a fact that its notification mentions',
    {
      file: 'src/core/menus/tell-of-published.ts',
      change: ['      shiftTitle: title,\n      menuDayId,', '      menuDayId,'],
      seenIn: 'src/core/menus/tell-of-published.ts',
      complaint: /'shiftTitle' is missing/,
    },
  ],
  [
    'a banner with a fact that the answer does not tell',
    {
      file: 'web/features/shifts/delete-shift-dialog.tsx',
      change: ['banner: ({ cancelled_choices }) => withCancelled(', 'banner: ({ cancelled }) => withCancelled('],
      seenIn: 'web/features/shifts/delete-shift-dialog.tsx',
      complaint: /Property 'cancelled' does not exist/,
    },
  ],
  [
    'a setting without its Turkish text',
    {
      file: 'src/main/configuration.ts',
      change: ["setting('PORT',", "setting('PORTS',"],
      seenIn: 'src/main/configuration.ts',
      complaint: /'"PORTS"' is not assignable/,
    },
  ],
  [
    'a log event without its sentence',
    {
      file: 'src/core/shifts/delete-shift.ts',
      change: [
        'export const shiftDeleted',
        "export const shiftPaused = logEvent('shift.paused', 'SHIFT_UPDATED')\nexport const shiftDeleted",
      ],
      seenIn: 'src/texts/shifts/shifts.ts',
      complaint: /'"shift.paused"' is missing/,
    },
  ],
  [
    'a log sentence with a fact that its event does not have',
    {
      file: 'src/texts/companies/companies.ts',
      change: ['Şirket açıldı: ${meta.name}', 'Şirket açıldı: ${meta.nam}'],
      seenIn: 'src/texts/companies/companies.ts',
      complaint: /Property 'nam' does not exist/,
    },
  ],
  [
    'a log entry without a fact that its event requires',
    {
      file: 'src/core/companies/create-company.ts',
      change: ['meta: { name, slug }', 'meta: { name }'],
      seenIn: 'src/core/companies/create-company.ts',
      complaint: /Property 'slug' is missing/,
    },
  ],
  [
    'a changed field without a word in the log',
    {
      file: 'src/core/companies/update-company.ts',
      change: ['  ...address,\n  logoUrl,', '  ...address,\n  taxOffice: name,\n  logoUrl,'],
      seenIn: 'src/texts/companies/companies.ts',
      complaint: /"tax_office"/,
    },
  ],
  [
    'a changed field that its event does not declare',
    {
      file: 'src/core/store/update-product.ts',
      change: [", keyof ReturnType<typeof changeable> | 'stock'", ', keyof ReturnType<typeof changeable>'],
      seenIn: 'src/core/store/update-product.ts',
      complaint: /"stock"/,
    },
  ],
]

const server = projectAt('tsconfig.json')
const web = projectAt('web/tsconfig.json')
const sources = server.fileNames.filter((file) => file.startsWith(join(root, 'src')))

const planted = new Map<string, string>()
for (const [, { file, change }] of faults) {
  const path = join(root, file)
  const parts = (planted.get(path) ?? readFileSync(path, 'utf8')).split(change[0])
  if (parts.length !== 2) throw new Error(`${file} has to contain “${change[0]}” once.`)
  planted.set(path, parts.join(change[1]))
}

const parsed = new Map<string, ts.SourceFile | undefined>()
const programWith = (changed: ReadonlyMap<string, string>, { options }: typeof server, files: string[]): ts.Program => {
  const host = ts.createCompilerHost(options)
  const original = host.getSourceFile.bind(host)
  host.getSourceFile = (name, version) => {
    const text = changed.get(name)
    if (text !== undefined) return ts.createSourceFile(name, text, version)
    if (!parsed.has(name)) parsed.set(name, original(name, version))
    return parsed.get(name)
  }
  return ts.createProgram(files, options, host)
}

const isOfWeb = (file: string): boolean => file.startsWith('web/')
const webFiles = faults.filter(([, { seenIn }]) => isOfWeb(seenIn)).map(([, { seenIn }]) => join(root, seenIn))

/** The complaints about a file after these changes. */
const judgeOf = (changed: ReadonlyMap<string, string>) => {
  const ofServer = programWith(changed, server, sources)
  const ofWeb = programWith(changed, web, webFiles)
  return (file: string): string => {
    const program = isOfWeb(file) ? ofWeb : ofServer
    return program
      .getSemanticDiagnostics(program.getSourceFile(join(root, file)))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
      .join('\n')
  }
}

/**
 * All faults are planted at once, because building a program takes seconds; each is recognized by its own complaint.
 */
const complaintsIn = judgeOf(planted)

it.each(faults)(
  '%s does not compile',
  (_name, { seenIn, complaint }) => {
    expect(complaintsIn(seenIn)).toMatch(complaint)
  },
  60_000,
)

it('the same files compile without the faults', () => {
  const complaintsWithout = judgeOf(new Map())
  for (const [, { seenIn }] of faults) expect(complaintsWithout(seenIn)).toBe('')
}, 60_000)
