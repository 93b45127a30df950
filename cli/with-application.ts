import { openApplication, readConfiguration, type Use } from '../src/main/index.ts'

type Work<T> = (use: Use) => Promise<T>

const withDatabase = async <T>(mustExist: boolean, work: Work<T>): Promise<T> => {
  const application = await openApplication(readConfiguration(process.env), {
    mustExist,
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
