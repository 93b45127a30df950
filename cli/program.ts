import { Command } from 'commander'
import { packageVersion } from '../src/main/index.ts'
import { adminCommands } from './commands/admin.ts'
import { applicationCommands } from './commands/application.ts'
import { auditCommands } from './commands/audit.ts'
import { companyCommands } from './commands/company.ts'
import { contractCommands } from './commands/contract.ts'
import { demoCommand } from './commands/demo.ts'
import { employeesCommands } from './commands/employees.ts'
import { keyCommands } from './commands/key.ts'
import { loadTestCommands } from './commands/loadtest.ts'
import { migrateCommand } from './commands/migrate.ts'
import { partnershipCommands } from './commands/partnership.ts'
import { serveCommand } from './commands/serve.ts'
import { explain } from './explain.ts'
import { tell } from './terminal.ts'
import { withTurkishHelp } from './turkish-help.ts'

const epilogue = `
Hatırlatma, her zamanki seçimler ve üretim listeleri sunucuyla çalışır: tabldot serve --help
Kendi vardiyaları listeyle ya da dosyayla verilir: tabldot employees import --help, tabldot company seed --help

Ayarlar ortam değişkenlerinden okunur; DATABASE_URL verilmezse gömülü PostgreSQL (.data/) kullanılır.
Çıkış kodları: 0 başarılı, 1 yapılamadı, 2 yanlış kullanım.`

export const newProgram = (): Command => {
  const program = withTurkishHelp(new Command('tabldot'))
    .description('Tabldot: firmalar, cateringler, tedarikçiler ve çalışanlar için iş yerinde yemek seçimi')
    .version(packageVersion(), '-V, --version', 'Sürümü yazar')
    .addHelpText('after', epilogue)
  serveCommand(program)
  migrateCommand(program)
  demoCommand(program)
  companyCommands(program)
  partnershipCommands(program)
  employeesCommands(program)
  adminCommands(program)
  applicationCommands(program)
  keyCommands(program)
  auditCommands(program)
  loadTestCommands(program)
  contractCommands(program)
  return program
}

/** Runs a command line and returns the exit code. */
export const run = async (words: readonly string[]): Promise<number> => {
  try {
    await newProgram().parseAsync(words, { from: 'user' })
    return 0
  } catch (error) {
    const { sentence, exitCode } = explain(error)
    if (sentence !== '') tell(sentence)
    return exitCode
  }
}
