import { Command, CommanderError } from 'commander'
import { packageVersion } from '../src/main/package-root.ts'
import type { Explanation } from './explain.ts'
import { wrongUsageCode } from './failure.ts'
import { jsonFlag, sayJson, tell } from './terminal.ts'
import { sentenceOfCommander, withTurkishHelp } from './turkish-help.ts'

interface Entry {
  description: string
  load: () => Promise<(command: Command) => void>
}

/** In help order. Options and subcommands are loaded on demand, because they bring the product with them. */
const commands: Record<string, Entry> = {
  serve: { description: 'Sunucuyu başlatır', load: async () => (await import('./commands/serve.ts')).serveCommand },
  migrate: {
    description: 'Veritabanını en yeni şemaya getirir (sunucu da açılırken yapar)',
    load: async () => (await import('./commands/migrate.ts')).migrateCommand,
  },
  doctor: {
    description: 'Kurulumu kontrol eder: ayarlar, saat, veritabanı, disk, bildirim, adres; ne yapılacağını söyler',
    load: async () => (await import('./commands/doctor.ts')).doctorCommand,
  },
  demo: {
    description: 'Veritabanını bir kez demo verisiyle doldurur ve hesapları yazar (şifreleri herkesçe bilinir)',
    load: async () => (await import('./commands/demo.ts')).demoCommand,
  },
  backup: {
    description: 'Bütün verileri tek dosyaya yedekler, bir yedeği doğrular',
    load: async () => (await import('./commands/backup.ts')).backupCommand,
  },
  restore: {
    description: 'Bir yedeği boş bir veritabanına geri yükler',
    load: async () => (await import('./commands/restore.ts')).restoreCommand,
  },
  status: {
    description: 'Kurulumun durumunu gösterir; ilgilenilmesi gereken bir şey varsa çıkış kodu 1 olur',
    load: async () => (await import('./commands/status.ts')).statusCommand,
  },
  company: {
    description: 'Şirketleri açar, listeler, dosyadan kurar',
    load: async () => (await import('./commands/company.ts')).companyCommands,
  },
  partnership: {
    description: 'Ortaklıkları kurar, tek tek ya da bir Excel listesinden',
    load: async () => (await import('./commands/partnership.ts')).partnershipCommands,
  },
  employees: {
    description: 'Çalışanları ekler, şifrelerini yeniler',
    load: async () => (await import('./commands/employees.ts')).employeesCommands,
  },
  absences: {
    description: 'Bir firmanın izin listesindeki çalışanları yok olarak işaretler',
    load: async () => (await import('./commands/absences.ts')).absencesCommands,
  },
  'closed-days': {
    description: 'Bir firmanın ya da cateringin kapalı günlerini yazar, bir Excel listesinden kapatır',
    load: async () => (await import('./commands/closed-days.ts')).closedDaysCommands,
  },
  holidays: {
    description: 'Bir yılın resmî tatillerini, kapatılması önerilen günler olarak yazar',
    load: async () => (await import('./commands/holidays.ts')).holidaysCommand,
  },
  kitchen: {
    description: 'Bir cateringin pişireceklerini yazar',
    load: async () => (await import('./commands/kitchen.ts')).kitchenCommands,
  },
  statement: {
    description: 'Bir firma ile cateringin hesabını, mutabakatları yazar',
    load: async () => (await import('./commands/statement.ts')).statementCommands,
  },
  privacy: {
    description: 'Kişisel verileri dışa aktarır ve siler, talepleri listeler, imha kayıtlarını yazar ve yineler',
    load: async () => (await import('./commands/privacy.ts')).privacyCommands,
  },
  admin: {
    description: 'Yönetici hesaplarını açar, listeler, siler ve şifrelerini yeniler',
    load: async () => (await import('./commands/admin.ts')).adminCommands,
  },
  application: {
    description: 'Yeni şirket başvurularını listeler, onaylar ve reddeder',
    load: async () => (await import('./commands/application.ts')).applicationCommands,
  },
  announcement: {
    description: 'Herkese ya da bir kesime duyuru yazar, listeler, geri çeker',
    load: async () => (await import('./commands/announcement.ts')).announcementCommands,
  },
  key: {
    description: 'Başka yazılımların kullandığı anahtarları oluşturur, listeler, iptal eder',
    load: async () => (await import('./commands/key.ts')).keyCommands,
  },
  audit: {
    description: 'İşlem kayıtlarını kontrol eder',
    load: async () => (await import('./commands/audit.ts')).auditCommands,
  },
  loadtest: {
    description: 'Çalışan bir sunucuyu yük altında dener',
    load: async () => (await import('./commands/loadtest.ts')).loadTestCommands,
  },
  contract: {
    description: 'API sözleşmesini (OpenAPI) yazar, bir sunucunun ona uyduğunu kontrol eder',
    load: async () => (await import('./commands/contract.ts')).contractCommands,
  },
  completion: {
    description: 'Kabuğun komutları sekme tuşuyla tamamlamasını sağlayan betiği yazar',
    load: async () => (await import('./commands/completion.ts')).completionCommand,
  },
}

const epilogue = `
"npx tabldot …" yalnızca Tabldot'un klasöründe çalışır; başka bir klasörde npx, npm'de bu adı taşıyan yabancı bir paketi arar.
Oradan "node /opt/tabldot/bin/tabldot.js …" gibi yazın; gömülü PostgreSQL'in .data/ klasörünün yerini DATA_DIR ile verin.

Hatırlatma, her zamanki seçimler ve üretim listeleri sunucuyla çalışır: tabldot serve --help
Kendi vardiyaları listeyle ya da dosyayla verilir: tabldot employees import --help, tabldot company seed --help

Ayarlar ortam değişkenlerinden okunur; DATABASE_URL verilmezse gömülü PostgreSQL (.data/) kullanılır.
Çıkış kodları: 0 başarılı, 1 yapılamadı, 2 yanlış kullanım.`

/** Knows all commands by name and description, and the loaded ones completely. */
export const newProgram = async (loaded: readonly string[] = Object.keys(commands)): Promise<Command> => {
  const program = withTurkishHelp(new Command('tabldot'))
    .description('Tabldot: firmalar, cateringler, tedarikçiler ve çalışanlar için iş yerinde yemek seçimi')
    .version(packageVersion(), '-V, --version', 'Sürümü yazar')
    .addHelpText('after', epilogue)
  for (const [name, { description, load }] of Object.entries(commands)) {
    const command = program.command(name).description(description)
    if (loaded.includes(name)) (await load())(command)
  }
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
    if (next === undefined) return { command, unknown: command.registeredArguments.length > 0 ? undefined : word }
    command = next
  }
  return { command, unknown: undefined }
}

/** The sentence is empty if commander has already said everything. */
const ofCommander = (error: CommanderError): Explanation => {
  const isAnswered = error.exitCode === 0
  const sentence = isAnswered ? '' : sentenceOfCommander(error)
  return { sentence, exitCode: isAnswered ? 0 : 2, code: wrongUsageCode }
}

/** Runs a command line and returns the exit code. */
export const run = async (words: readonly string[]): Promise<number> => {
  const line = withHelpAsOption(words)
  const [name = ''] = line.filter((word) => !word.startsWith('-'))
  const program = await newProgram(name === 'completion' ? undefined : [name])
  const { command, unknown } = reach(program, line)
  try {
    // Commander would handle a help option before it notices the unknown command.
    await program.parseAsync(unknown === undefined ? line : line.filter((word) => !helpOptions.includes(word)), {
      from: 'user',
    })
    return 0
  } catch (error) {
    const { sentence, exitCode, code, answer } =
      error instanceof CommanderError ? ofCommander(error) : await (await import('./explain.ts')).explain(error)
    const isLost = unknown !== undefined && !sentence.endsWith('?')
    const names = command.commands.map((one) => one.name()).join(', ')
    const detail = isLost ? `${sentence} Komutlar: ${names}.` : sentence
    if (exitCode !== 0 && words.includes(jsonFlag[0])) sayJson({ ...answer, success: false, code, detail })
    if (sentence !== '') tell(detail)
    return exitCode
  }
}
