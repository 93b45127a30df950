import { openApplication, readConfiguration, type Use } from '../src/main/index.ts'
import type { Clock } from '../src/core/shared/index.ts'

/** Runs `work` on the product, opened on the configured database, and closes it whatever happens. */
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
