import { constants } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { embeddedFailures } from '../../texts/kernel/failures.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

const { R_OK, W_OK } = constants

/** The code of the reason why a path that exists cannot be read and written. */
const obstacleAt = (path: string): Promise<string | undefined> =>
  access(path, R_OK | W_OK).then(
    () => undefined,
    ({ code }: NodeJS.ErrnoException) => (code === 'ENOENT' ? undefined : code),
  )

/** PostgreSQL only runs on data owned by its own account; data restored from a backup may belong to another. */
export const refuseForeignOwner = async (home: string, uid: number | undefined): Promise<void> => {
  const data = join(home, 'postgres')
  const owner = await stat(data).then(
    (found) => found.uid,
    () => uid,
  )
  const found = await Promise.all(
    ['', 'clients', 'lock', 'postgres.password', 'tabldot.password'].map((name) => obstacleAt(join(home, name))),
  )
  const obstacles = found.filter((code) => code !== undefined)
  if (obstacles.includes('EROFS')) throw new EmbeddedPostgresError(embeddedFailures.readOnly(home))
  if (owner === uid && obstacles.length === 0) return
  throw new EmbeddedPostgresError(embeddedFailures.foreignOwner(home, uid, owner === uid ? home : data))
}
