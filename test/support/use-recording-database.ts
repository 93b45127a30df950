import type { DataSource } from 'typeorm'
import { afterAll, beforeAll } from 'vitest'
import { newDataSource } from '../../src/persistence/index.ts'
import { RecordingDatabase } from './blocks-touched.ts'
import { cloneDatabase } from './database.ts'

interface Recorded {
  dataSource: DataSource
  db: RecordingDatabase
  /** For a superuser. */
  ownerUrl: string
}

/** A database for the test file, whose statements are recorded; only available inside tests and hooks. */
export const useRecordingDatabase = (): Recorded => {
  const recorded = {} as Recorded
  let drop: (() => Promise<void>) | undefined
  beforeAll(async () => {
    const clone = await cloneDatabase()
    drop = clone.drop
    const dataSource = await newDataSource({ url: clone.ownerUrl, poolSize: 1 }).initialize()
    Object.assign(recorded, { dataSource, db: new RecordingDatabase(dataSource), ownerUrl: clone.ownerUrl })
  })
  afterAll(async () => {
    await recorded.dataSource?.destroy()
    await drop?.()
  })
  return recorded
}
