import { createReadStream } from 'node:fs'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { type Command, Option } from 'commander'
import { dayInMilliseconds } from '../../src/core/shared/index.ts'
import {
  type BackupFacts,
  keepBackup,
  proveBackup,
  readBackupFile,
  readConfiguration,
  writeBackup,
} from '../../src/main/index.ts'
import { quantityIn, quantityText } from '../../src/texts/kernel/amounts.ts'
import { Failure, wrongUsage } from '../failure.ts'
import { backupContent, counted, extentOf, tellLeftOut } from '../read-backup.ts'
import { removeOnSignal } from '../remove-on-signal.ts'
import { jsonFlag, say, sayJson, tell } from '../terminal.ts'

interface Flags {
  keep?: number
  json?: true
}

/** Sorted by name, they are sorted by time. */
const namePattern = /^tabldot-\d{8}-\d{6}\.tar\.gz$/
const newName = (): string =>
  `tabldot-${new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')}.tar.gz`

const isFolder = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => undefined))?.isDirectory() ?? false

interface Removal {
  removed: string[]
  /** Which stay although they are too many. */
  stuck: string[]
}

/** Never the one that was just made, whatever the clock said when the others were. */
const removeOlder = async (made: string, keep: number): Promise<Removal> => {
  const folder = dirname(made)
  const older = (await readdir(folder))
    .filter((name) => namePattern.test(name) && name !== basename(made))
    .sort()
    .reverse()
    .slice(keep - 1)
  const removal: Removal = { removed: [], stuck: [] }
  for (const name of older)
    await rm(join(folder, name), { force: true }).then(
      () => removal.removed.push(name),
      () => removal.stuck.push(name),
    )
  return removal
}

const reasons: Record<string, string> = {
  EEXIST: 'zaten var; başka bir ad verin',
  ENOENT: 'yazılamıyor: klasör yok',
  ENOTDIR: 'yazılamıyor: klasör yok',
  ENAMETOOLONG: 'yazılamıyor: adı çok uzun',
  ENOSPC: 'yazılamadı: diskte yer kalmadı',
  EDQUOT: 'yazılamadı: disk kotası doldu',
  EFBIG: 'yazılamadı: dosyanın olabileceği en büyük boyuta ulaşıldı',
  EACCES: 'yazılamıyor: izin yok',
  EPERM: 'yazılamıyor: izin yok',
  EROFS: 'yazılamıyor: klasör salt okunur',
  EIO: 'yazılamadı: disk hata verdi',
  EPIPE: 'sonuna kadar yazılamadı: okuyan program kapandı',
}
const refused = (path: string, reason: 'EEXIST' | 'ENOENT'): Failure =>
  new Failure(`"${path}" ${reasons[reason]}.`, 1, { code: 'file.not_writable' })
/** Turns a failure of writing into a sentence; those of the database are explained elsewhere. */
const explained = (target: string, error: unknown): unknown => {
  const { code = '', syscall } = error as NodeJS.ErrnoException
  const reason = syscall === undefined || syscall === 'connect' ? undefined : reasons[code]
  return reason === undefined ? error : new Failure(`${target} ${reason}.`, 1, { code: 'file.not_writable' })
}

const partialOf = (path: string): string => join(dirname(path), `.${basename(path)}.${process.pid}.yarim`)
const partialPattern = /^\.tabldot-\d{8}-\d{6}\.tar\.gz\.\d+\.yarim$/

/** What killed backups have left: one that is still being written changes more often than once a day. */
const removeLeftovers = async (folder: string): Promise<void> => {
  for (const name of (await readdir(folder)).filter((each) => partialPattern.test(each))) {
    const path = join(folder, name)
    const { mtimeMs = Date.now() } = (await stat(path).catch(() => undefined)) ?? {}
    if (Date.now() - mtimeMs > dayInMilliseconds) await rm(path, { force: true })
  }
}

/** Appears under its name only when it is complete, on the disk, and has been read back. */
const writeFile = async (path: string): Promise<BackupFacts & { bytes: number }> => {
  if (await stat(path).catch(() => undefined)) throw refused(path, 'EEXIST')
  if (path === '' || path.endsWith('/')) throw refused(path, 'ENOENT')
  const partial = partialOf(path)
  const keepOnSignal = removeOnSignal(partial)
  try {
    return await keepBackup(readConfiguration(process.env), async (fillIn) => {
      const file = await open(partial, 'w', 0o600)
      await fillIn(file.createWriteStream({ flush: true }))
      const facts = await readBackupFile(createReadStream(partial))
      const { size: bytes } = await stat(partial)
      await rename(partial, path)
      return { ...facts, bytes }
    })
  } catch (error) {
    await rm(partial, { force: true }).catch(() => undefined)
    throw explained(`"${path}"`, error)
  } finally {
    keepOnSignal()
  }
}

/** Whoever orders a meal goes first. Linux has a priority for each thread, and packing has threads of its own. */
const letOthersGoFirst = async (): Promise<void> => {
  const threads = await readdir('/proc/self/task').catch(() => [])
  for (const thread of [0, ...threads.map(Number)]) os.setPriority(thread, os.constants.priority.PRIORITY_LOW)
}

const backup = async (target: string, { keep, json }: Flags): Promise<void> => {
  await letOthersGoFirst()
  if (target === '-') {
    if (json || keep !== undefined) throw wrongUsage('Yedek standart çıktıya yazılırken --json ve --keep verilemez.')
    if (process.stdout.isTTY) throw wrongUsage('Yedek ekrana yazılmaz; bir dosya adı verin ya da çıktıyı yönlendirin.')
    // Elsewhere, a reader that has seen enough is no failure.
    process.stdout.removeAllListeners('error')
    return writeBackup(readConfiguration(process.env), process.stdout).catch((error: unknown) => {
      throw explained('Çıktı', error)
    })
  }
  const inFolder = await isFolder(target)
  if (keep !== undefined && !inFolder) throw wrongUsage('--keep, yedekler bir klasöre yazılırken verilebilir.')
  if (inFolder) await removeLeftovers(target)
  const path = inFolder ? join(target, newName()) : target
  const { bytes, ...made } = await writeFile(path)
  const facts = counted(made)
  const { removed, stuck } = keep === undefined ? { removed: [], stuck: [] } : await removeOlder(path, keep)
  const answer = { success: stuck.length === 0, file: path, bytes, ...facts, removed }
  if (!json) {
    say(`Yedek alındı ve okunarak doğrulandı: ${path}`)
    say(`${extentOf(facts)}, ${quantityIn(Math.ceil(bytes / 1024), 'kB')}.`)
    if (removed.length > 0) say(`Silinen eski yedekler: ${removed.join(', ')}`)
  }
  if (stuck.length > 0)
    throw new Failure(`Yedek alındı, ama şu eski yedekler silinemedi: ${stuck.join(', ')}.`, 1, {
      code: 'backup.not_removed',
      answer,
    })
  if (json) sayJson(answer)
}

const proved = (content: Readable): ReturnType<typeof proveBackup> => {
  const interrupted = new AbortController()
  const interrupt = () => interrupted.abort()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, interrupt)
  return proveBackup(content, interrupted.signal).catch((error: unknown) => {
    throw interrupted.signal.aborted ? new Failure('Vazgeçildi.', 1, { code: 'command.cancelled' }) : error
  })
}

const verify = async (file: string, { json }: { json?: true }): Promise<void> => {
  const content = await backupContent(file)
  if (!json) tell('Yedek geçici bir veritabanına geri yükleniyor; verileriniz değişmez.')
  const { brokenLogs, wrongTotals, leftOut, ...facts } = await proved(content).finally(() => content.destroy())
  const answer = { ...counted(facts), broken_logs: brokenLogs, wrong_totals: wrongTotals, left_out: leftOut }
  if (!json) tellLeftOut(leftOut)
  const faults = [
    ...(brokenLogs.length > 0 ? [`Şu şirketlerin işlem kayıtları bozuk: ${brokenLogs.join(', ')}.`] : []),
    ...(wrongTotals > 0 ? [`${quantityText(wrongTotals)} toplam, seçimlerle uyuşmuyor.`] : []),
  ]
  if (faults.length > 0)
    throw new Failure(faults.join(' '), 1, { code: 'backup.unsound', answer: { success: false, ...answer } })
  if (json) return sayJson({ success: true, ...answer })
  const companies = quantityText(facts.header.logHeads.length)
  say(`Yedek sağlam: ${extentOf(answer)}, ${companies} şirketin işlem kayıtları.`)
}

const epilogue = `
Sunucu çalışırken alınır; tek bir andaki bütün veriler (resimler ve posta ekleri de) tek dosyadadır. Dosya ancak tamamlanıp
okunarak doğrulanınca kendi adını alır. Kişisel bilgiler ve şifre özetleri içerir: güvenli bir yerde saklayın.

Sunucu her gün kendiliğinden yedek alır: BACKUP_DIR, BACKUP_AT ve BACKUP_KEEP (tabldot serve --help). Standart çıktıya yazılan
bir yedeğin yerine ulaştığı bilinmediği için, yönetim ekranındaki son yedek sayılmaz.

Örnek: npx tabldot backup /yedek --keep 14      klasöre tarihli dosya yazar, en yeni 14 yedek kalır
       npx tabldot backup - | ssh depo "cat > tabldot.tar.gz"
       npx tabldot backup verify /yedek/tabldot-20261125-030000.tar.gz
       npx tabldot restore /yedek/tabldot-20261125-030000.tar.gz`

const keepCount = (typed: string): number => {
  const count = Number(typed)
  if (!/^\d+$/.test(typed) || count < 1 || count > 10_000)
    throw wrongUsage('--keep 1 ile 10000 arasında bir sayı olmalı.')
  return count
}

export const backupCommand = (command: Command): void => {
  command
    .argument('<dosya>', 'Yeni dosya, var olan bir klasör ya da standart çıktı için -')
    .addOption(
      new Option('--keep <sayı>', 'Klasördeki en yeni bu kadar yedeği bırakır, eskileri siler').argParser(keepCount),
    )
    .option(...jsonFlag)
    .addHelpText('after', epilogue)
    .action(backup)
  command
    .command('verify')
    .description('Yedeği geçici bir veritabanına geri yükler, sayıları, toplamları ve işlem kayıtlarını doğrular')
    .argument('<dosya>', 'Yedek dosyası ya da standart girdi için -')
    .option(...jsonFlag)
    .action(verify)
}
