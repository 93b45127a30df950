import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

interface Fault {
  file: string
  /** What the fault changes there, once. */
  change: [before: string, after: string]
  /** The file in which it does not compile. */
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
    'a use case that takes its ports in another order',
    {
      file: 'src/core/menus/save-choice.ts',
      change: ['[MenuDays, Choices, Transaction, Clock]', '[Choices, MenuDays, Transaction, Clock]'],
      seenIn: 'src/core/menus/save-choice.ts',
      complaint: /save|publishedForChoice/,
    },
  ],
  [
    'a list of seven ports, which nobody reads by their places',
    {
      file: 'src/core/menus/save-choice.ts',
      change: [
        '[MenuDays, Choices, Transaction, Clock]',
        '[MenuDays, Choices, Transaction, Clock, Clock, Clock, Clock]',
      ],
      seenIn: 'src/core/menus/save-choice.ts',
      complaint: /No overload matches this call/,
    },
  ],
  [
    'a field of an entity that nobody sets',
    {
      file: 'src/core/workforce/employee.ts',
      change: ['  isActive!: boolean', '  isActive!: boolean\n  badgeNumber!: string'],
      seenIn: 'src/core/workforce/add-employee.ts',
      complaint: /'badgeNumber' is missing/,
    },
  ],
  [
    'a member in an operation that is open to everybody',
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
    'an operation that nothing carries out',
    {
      file: 'src/http/operations/menus/menus.ts',
      change: ['    listMenuDays: read(', '    listedMenuDays: read('],
      seenIn: 'src/http/operations/menus/menus.ts',
      complaint: /listedMenuDays/,
    },
  ],
  [
    'an operation that writes by a port, past the use case and the log',
    {
      file: 'src/http/operations/companies/companies.ts',
      change: [
        "import { CompanyReads } from '../../../reads/index.ts'",
        "import { Companies as CompanyReads } from '../../../core/companies/index.ts'",
      ],
      seenIn: 'src/http/operations/companies/companies.ts',
      complaint: /'typeof Companies' is not assignable to parameter of type/,
    },
  ],
  [
    'the company taken from the body',
    {
      file: 'src/http/operations/shifts/shifts.ts',
      change: ['createShift)({ companyId: path.companyId,', 'createShift)({ companyId: body.company_id,'],
      seenIn: 'src/http/operations/shifts/shifts.ts',
      complaint: /Property 'company_id' does not exist/,
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
]

const { options, fileNames } = ts.getParsedCommandLineOfConfigFile(
  join(root, 'tsconfig.json'),
  { incremental: false, noEmit: true },
  {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) =>
      expect.fail(ts.flattenDiagnosticMessageText(messageText, '\n')),
  },
)!
const sources = fileNames.filter((file) => file.startsWith(join(root, 'src')))

const parsed = new Map<string, ts.SourceFile | undefined>()
const programWith = (changed: Readonly<Record<string, string>>): ts.Program => {
  const host = ts.createCompilerHost(options)
  const original = ts.createCompilerHost(options)
  host.getSourceFile = (name, version) => {
    const text = changed[name]
    if (text !== undefined) return ts.createSourceFile(name, text, version)
    if (!parsed.has(name)) parsed.set(name, original.getSourceFile(name, version))
    return parsed.get(name)
  }
  return ts.createProgram(sources, options, host)
}

const complaintsIn = (program: ts.Program, file: string): string =>
  program
    .getSemanticDiagnostics(program.getSourceFile(join(root, file)))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
    .join('\n')

it.each(faults)(
  '%s does not compile',
  (_name, { file, change: [before, after], seenIn, complaint }) => {
    const path = join(root, file)
    const text = readFileSync(path, 'utf8')
    expect(text.split(before)).toHaveLength(2)
    expect(complaintsIn(programWith({ [path]: text.replace(before, after) }), seenIn)).toMatch(complaint)
  },
  60_000,
)

it('without a fault the same files compile', () => {
  const program = programWith({})
  for (const [, { seenIn }] of faults) expect(complaintsIn(program, seenIn)).toBe('')
}, 60_000)
