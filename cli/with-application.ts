import { openApplication, readConfiguration, type Use } from '../src/main/index.ts'
import type { Clock } from '../src/core/shared/index.ts'

/** Opens the product on the configured database, runs `work` and closes it. */
export const withApplication = async <T>(work: (use: Use) => Promise<T>, clock?: Clock): Promise<T> => {
  const application = await openApplication(readConfiguration(process.env), {
    onConnectionLost: () => undefined,
    ...(clock && { clock }),
  })
  try {
    return await work(application.use)
  } finally {
    await application.close()
  }
}
