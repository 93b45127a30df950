import type { Command } from 'commander'
import { openApplication, readConfiguration, serve, type Use } from '../../src/main/index.ts'
import { accountsText, administratorText, demoAccounts } from '../demo/accounts.ts'
import { DemoClock } from '../demo/demo-clock.ts'
import { fillDemo } from '../demo/fill.ts'
import { demoPassword } from '../demo/people.ts'
import { say, sayList, tell } from '../terminal.ts'

interface Flags {
  json?: true
  serve?: true
}

const textOf = async (use: Use, isNew: boolean, url?: string): Promise<string> => {
  const greeting = isNew ? 'Demo verisi hazır.' : 'Demo verisi bu veritabanında zaten vardı; olduğu gibi bırakıldı.'
  const how = `Herkesin şifresi: ${demoPassword}\nGirişte şirket, telefon ve şifre sorulur. Firmalarda herkes Bireysel sekmesinden de girip yemek seçebilir.`
  const parts = [
    greeting,
    accountsText(await demoAccounts(use)),
    how,
    await administratorText(use),
    url && `Adres: ${url}`,
  ]
  return `\n${parts.filter(Boolean).join('\n\n')}\n`
}

const demo = async ({ json, serve: isServing }: Flags): Promise<void> => {
  const configuration = readConfiguration(process.env)
  if (process.stderr.isTTY) tell('Veritabanı açılıyor, demo verisi kontrol ediliyor …')
  const now = new Date()
  const clock = new DemoClock(now)
  const { use, close } = await openApplication(configuration, { clock, onConnectionLost: () => undefined })
  try {
    const isNew = await fillDemo(use, clock, now)
    if (json) sayList({ accounts: await demoAccounts(use) })
    if (isServing)
      await serve(configuration, async (url) => (json ? tell(`Adres: ${url}`) : say(await textOf(use, isNew, url))))
    else if (!json) say(await textOf(use, isNew))
  } finally {
    await close()
  }
}

export const demoCommand = (command: Command): void => {
  command.option('--json', 'Hesapları JSON olarak yazar').option('--serve', 'Ardından sunucuyu başlatır').action(demo)
}
