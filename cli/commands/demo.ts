import { join, resolve } from 'node:path'
import type { Command } from 'commander'
import { type Configuration, openApplication, readConfiguration, serve, type Use } from '../../src/main/index.ts'
import { accountsText, administratorText, demoAccounts } from '../demo/accounts.ts'
import { DemoClock } from '../demo/demo-clock.ts'
import { fillDemo } from '../demo/fill.ts'
import { demoPassword } from '../demo/people.ts'
import { say, sayList, tell } from '../terminal.ts'
import { tellOfBackup } from '../with-application.ts'

interface Flags {
  json?: true
  serve?: true
}

/** Without a mail server, the demo writes its e-mail to files. */
const withMailFolder = (configuration: Configuration): Configuration => ({
  ...configuration,
  mailFolder: configuration.mailFolder ?? join(configuration.dataDir, 'e-posta'),
})

const mailText = ({ smtpUrl, mailFolder = '' }: Configuration): string =>
  smtpUrl === undefined
    ? `E-postalar gönderilmez; .eml dosyası olarak şuraya yazılır: ${resolve(mailFolder)}`
    : 'E-postalar SMTP_URL ile verilen sunucuyla gerçekten gönderilir.'

const textOf = async (use: Use, isNew: boolean, configuration: Configuration, url?: string): Promise<string> => {
  const greeting = isNew ? 'Demo verisi hazır.' : 'Demo verisi bu veritabanında zaten vardı; olduğu gibi bırakıldı.'
  const how = `Herkesin şifresi: ${demoPassword}\nGirişte şirket, telefon ve şifre sorulur. Firmalarda herkes Bireysel sekmesinden de girip yemek seçebilir.`
  const parts = [
    greeting,
    accountsText(await demoAccounts(use)),
    how,
    await administratorText(use),
    mailText(configuration),
    url && `Adres: ${url}`,
  ]
  return `\n${parts.filter(Boolean).join('\n\n')}\n`
}

const demo = async ({ json, serve: isServing }: Flags): Promise<void> => {
  const configuration = withMailFolder(readConfiguration(process.env))
  if (process.stderr.isTTY) tell('Veritabanı açılıyor, demo verisi kontrol ediliyor …')
  const now = new Date()
  const clock = new DemoClock(now)
  const { use, close } = await openApplication(configuration, {
    clock,
    onBackupAwaited: tellOfBackup,
    onConnectionLost: () => undefined,
  })
  try {
    const isNew = await fillDemo(use, clock, now)
    if (json) sayList({ accounts: await demoAccounts(use) })
    if (isServing)
      await serve(configuration, async (url) =>
        json ? tell(`Adres: ${url}`) : say(await textOf(use, isNew, configuration, url)),
      )
    else if (!json) say(await textOf(use, isNew, configuration))
  } finally {
    await close()
  }
}

export const demoCommand = (command: Command): void => {
  command.option('--json', 'Hesapları JSON olarak yazar').option('--serve', 'Ardından sunucuyu başlatır').action(demo)
}
