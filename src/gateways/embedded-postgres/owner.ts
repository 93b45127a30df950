import { constants } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { embeddedFailures } from '../../texts/kernel/failures.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

const { R_OK, W_OK } = constants

const isInaccessible = (path: string): Promise<boolean> =>
  access(path, R_OK | W_OK).then(
    () => false,
    (error: NodeJS.ErrnoException) => error.code !== 'ENOENT',
  )

/** PostgreSQL only runs on data owned by its own account; data restored from a backup may belong to another. */
export const refuseForeignOwner = async (home: string, uid: number | undefined): Promise<void> => {
  const data = join(home, 'postgres')
  const owner = await stat(data).then(
    (found) => found.uid,
    () => uid,
  )
  const inaccessible = await Promise.all(
    ['', 'clients', 'lock', 'postgres.password', 'tabldot.password'].map((name) => isInaccessible(join(home, name))),
  )
  if (owner === uid && !inaccessible.includes(true)) return
  throw new EmbeddedPostgresError(embeddedFailures.foreignOwner(home, uid, owner === uid ? home : data))
}
