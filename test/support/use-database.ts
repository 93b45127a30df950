import { afterAll, beforeAll } from 'vitest'
import { type Database, openDatabase } from '../../src/persistence/index.ts'
import { cloneDatabase } from './database.ts'

interface InUse {
  readonly database: Database
  readonly url: string
  /** For a superuser. */
  readonly ownerUrl: string
}

/** Opens a database for the test file and drops it after the last test. */
export const useDatabase = (): InUse => {
  let inUse: InUse | undefined
  let end = () => Promise.resolve()
  beforeAll(async () => {
    const clone = await cloneDatabase()
    end = clone.drop
    const { database, close } = await openDatabase({ url: clone.url, poolSize: 8 })
    end = async () => {
      await close()
      await clone.drop()
    }
    inUse = { database, url: clone.url, ownerUrl: clone.ownerUrl }
  })
  afterAll(() => end())
  const opened = (): InUse => {
    if (inUse === undefined) throw new Error('The database is only available inside tests and hooks.')
    return inUse
  }
  return {
    get database() {
      return opened().database
    },
    get url() {
      return opened().url
    },
    get ownerUrl() {
      return opened().ownerUrl
    },
  }
}
