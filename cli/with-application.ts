import { homeTimezone } from '../src/core/shared/index.ts'
import { openApplication, readConfiguration, type Use } from '../src/main/index.ts'
import { tell } from './terminal.ts'

type Work<T> = (use: Use) => Promise<T>

/** For `openApplication` of a command. */
export const tellOfBackup = (since: Date | null): void => {
  const time = since?.toLocaleString('tr-TR', { dateStyle: 'long', timeStyle: 'short', timeZone: homeTimezone })
  const began = time === undefined ? '' : ` (yedeğin başlangıcı: ${time})`
  tell(`Veritabanı güncellenecek; önce, alınmakta olan yedeğin bitmesi bekleniyor${began}.`)
}

const withDatabase = async <T>(mustExist: boolean, work: Work<T>): Promise<T> => {
  const application = await openApplication(readConfiguration(process.env), {
    mustExist,
    onBackupAwaited: tellOfBackup,
    onConnectionLost: () => undefined,
  })
  try {
    return await work(application.use)
  } finally {
    await application.close()
  }
}

/** Opens the product on the configured database, runs `work` and closes it. */
export const withApplication = <T>(work: Work<T>): Promise<T> => withDatabase(false, work)

/** For commands that run by a timetable: in a wrong folder, nothing would be there and all would seem well. */
export const withExistingApplication = <T>(work: Work<T>): Promise<T> => withDatabase(true, work)
