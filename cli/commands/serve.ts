import type { Command } from 'commander'
import { configurationTable, readConfiguration, serve } from '../../src/main/index.ts'
import { settingTexts } from '../../src/texts/kernel/settings.ts'

const nameWidth = Math.max(...configurationTable.map(({ name }) => name.length))
const settings = configurationTable.map(
  ({ name, fallback }) =>
    `  ${name.padEnd(nameWidth)}  ${settingTexts[name]}${fallback ? ` (varsayılan: ${fallback})` : ''}`,
)

const epilogue = `
Sunucu çalışırken kendiliğinden olanlar:
  Her zamanki     Menü yayınlanınca, seçim yapmayanlara her zamanki seçimleri uygulanır.
  Hatırlatma      Seçim kapanmadan önce, kendi vardiyasında seçmeyenlere bir kez hatırlatılır
                  (3 saat önce; firma Sistem sayfasından 1–24 saat olarak değiştirir).
  Üretim listesi  Seçim kapanınca kesinleşir; sayıları sonradan değişmez.
  Bildirim        Menüler, değişen yemekler ve mesajlar açık cihazlara gönderilir.
  Yedek           BACKUP_DIR verilirse her gün BACKUP_AT'te alınır; ilki hemen, kaçırılan biri açılınca.
Seçimin ne zaman kapandığı vardiyada belirlenir, catering daha erkenini isteyebilir.
Sunucu kapalıyken bekleyen işler açılınca sürer; birden çok sunucu çalışsa da her iş bir kez yapılır.

Ayarlar, ortam değişkenlerinden okunur:
${settings.join('\n')}`

export const serveCommand = (command: Command): void => {
  command
    .option('--port <port>', 'Bu kez dinlenecek port, PORT yerine')
    .addHelpText('after', epilogue)
    .action(({ port = process.env['PORT'] }: { port?: string }) =>
      serve(readConfiguration({ ...process.env, PORT: port })),
    )
}
