import { Command } from 'commander'
import { packageVersion } from '../src/main/package-root.ts'
import { explain } from './explain.ts'
import { jsonFlag, sayJson, tell } from './terminal.ts'
import { withTurkishHelp } from './turkish-help.ts'

type AddTo = (program: Command) => void

/** In help order. Each is loaded on demand: half the run time of a short command is loading. */
const commands: Record<string, () => Promise<AddTo>> = {
  serve: async () => (await import('./commands/serve.ts')).serveCommand,
  migrate: async () => (await import('./commands/migrate.ts')).migrateCommand,
  demo: async () => (await import('./commands/demo.ts')).demoCommand,
  company: async () => (await import('./commands/company.ts')).companyCommands,
  partnership: async () => (await import('./commands/partnership.ts')).partnershipCommands,
  employees: async () => (await import('./commands/employees.ts')).employeesCommands,
  admin: async () => (await import('./commands/admin.ts')).adminCommands,
  application: async () => (await import('./commands/application.ts')).applicationCommands,
  key: async () => (await import('./commands/key.ts')).keyCommands,
  audit: async () => (await import('./commands/audit.ts')).auditCommands,
  loadtest: async () => (await import('./commands/loadtest.ts')).loadTestCommands,
  contract: async () => (await import('./commands/contract.ts')).contractCommands,
}

const epilogue = `
"npx tabldot …" yalnızca Tabldot'un klasöründe çalışır; başka bir klasörde npx, npm'de bu adı taşıyan yabancı bir paketi arar.
Oradan "node /opt/tabldot/bin/tabldot.js …" gibi yazın; gömülü PostgreSQL'in .data/ klasörünün yerini DATA_DIR ile verin.

Hatırlatma, her zamanki seçimler ve üretim listeleri sunucuyla çalışır: tabldot serve --help
Kendi vardiyaları listeyle ya da dosyayla verilir: tabldot employees import --help, tabldot company seed --help

Ayarlar ortam değişkenlerinden okunur; DATABASE_URL verilmezse gömülü PostgreSQL (.data/) kullanılır.
Çıkış kodları: 0 başarılı, 1 yapılamadı, 2 yanlış kullanım.`

/** Loads the named command; without a known one all of them, for the help and for suggestions. */
export const newProgram = async (name = ''): Promise<Command> => {
  const program = withTurkishHelp(new Command('tabldot'))
    .description('Tabldot: firmalar, cateringler, tedarikçiler ve çalışanlar için iş yerinde yemek seçimi')
    .version(packageVersion(), '-V, --version', 'Sürümü yazar')
    .addHelpText('after', epilogue)
  const named = Object.hasOwn(commands, name) ? commands[name] : undefined
  for (const load of named ? [named] : Object.values(commands)) (await load())(program)
  return program
}

/**
 * Turns `help company create` into `company create --help`, because commander only handles the first word after `help`.
 */
const withHelpAsOption = (words: readonly string[]): string[] => {
  const at = words.indexOf('help')
  return at === 0 || at === 1 ? [...words.toSpliced(at, 1), '--help'] : [...words]
}

const helpOptions = ['-h', '--help']

/** The command that a line resolves to, and the first word that does not belong to one. */
const reach = (program: Command, words: readonly string[]): { command: Command; unknown: string | undefined } => {
  let command = program
  for (const word of words.filter((one) => !helpOptions.includes(one))) {
    if (word.startsWith('-') || command.commands.length === 0) break
    const next = command.commands.find((one) => one.name() === word)
    if (next === undefined) return { command, unknown: word }
    command = next
  }
  return { command, unknown: undefined }
}

/** Runs a command line and returns the exit code. */
export const run = async (words: readonly string[]): Promise<number> => {
  const line = withHelpAsOption(words)
  const program = await newProgram(line[0])
  const { command, unknown } = reach(program, line)
  try {
    // Commander would handle a help option before it notices the unknown command.
    await program.parseAsync(unknown === undefined ? line : line.filter((word) => !helpOptions.includes(word)), {
      from: 'user',
    })
    return 0
  } catch (error) {
    const { sentence, exitCode, code, answer } = await explain(error)
    const isLost = unknown !== undefined && !sentence.endsWith('?')
    const names = command.commands.map((one) => one.name()).join(', ')
    const detail = isLost ? `${sentence} Komutlar: ${names}.` : sentence
    if (exitCode !== 0 && words.includes(jsonFlag[0])) sayJson({ ...answer, success: false, code, detail })
    if (sentence !== '') tell(detail)
    return exitCode
  }
}
