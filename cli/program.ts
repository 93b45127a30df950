import { Command } from 'commander'
import { packageVersion } from '../src/main/package-root.ts'
import { explain } from './explain.ts'
import { tell } from './terminal.ts'
import { withTurkishHelp } from './turkish-help.ts'

type AddTo = (program: Command) => void

/** In the order of the help. Each is loaded only when it is called: half of a short command is the loading of what it needs. */
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
Hatırlatma, her zamanki seçimler ve üretim listeleri sunucuyla çalışır: tabldot serve --help
Kendi vardiyaları listeyle ya da dosyayla verilir: tabldot employees import --help, tabldot company seed --help

Ayarlar ortam değişkenlerinden okunur; DATABASE_URL verilmezse gömülü PostgreSQL (.data/) kullanılır.
Çıkış kodları: 0 başarılı, 1 yapılamadı, 2 yanlış kullanım.`

/** The command that is named, or all of them, for the help and to suggest what was meant. */
export const newProgram = async (name = ''): Promise<Command> => {
  const program = withTurkishHelp(new Command('tabldot'))
    .description('Tabldot: firmalar, cateringler, tedarikçiler ve çalışanlar için iş yerinde yemek seçimi')
    .version(packageVersion(), '-V, --version', 'Sürümü yazar')
    .addHelpText('after', epilogue)
  const named = Object.hasOwn(commands, name) ? commands[name] : undefined
  for (const load of named ? [named] : Object.values(commands)) (await load())(program)
  return program
}

/** Runs a command line and returns the exit code. */
export const run = async (words: readonly string[]): Promise<number> => {
  try {
    await (await newProgram(words[0])).parseAsync(words, { from: 'user' })
    return 0
  } catch (error) {
    const { sentence, exitCode } = await explain(error)
    if (sentence !== '') tell(sentence)
    return exitCode
  }
}
