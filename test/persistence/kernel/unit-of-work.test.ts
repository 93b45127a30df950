import { setImmediate as nextTurn } from 'node:timers/promises'
import type { DataSource } from 'typeorm'
import type { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Database, newDataSource, planned } from '../../../src/persistence/index.ts'
import { cloneDatabase, type TestDatabase } from '../../support/database.ts'
import { runSql } from '../../support/sql.ts'
import { adHoc, numbered } from '../../support/ad-hoc-sql.ts'

let clone: TestDatabase
let dataSource: DataSource
let pool: Pool
let db: Database

beforeAll(async () => {
  clone = await cloneDatabase()
  await runSql(
    clone.ownerUrl,
    'CREATE TABLE notes (name text PRIMARY KEY, times int NOT NULL DEFAULT 0)',
    'CREATE SEQUENCE tries',
    `CREATE FUNCTION fail(code text) RETURNS void LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'on purpose' USING ERRCODE = code; END $$`,
    `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET deadlock_timeout = ''20ms''', current_database()); END $$`,
  )
  dataSource = await newDataSource({ url: clone.ownerUrl, poolSize: 3, onConnectionLost: () => undefined }).initialize()
  pool = (dataSource.driver as unknown as { master: Pool }).master
  db = new Database(dataSource)
})
beforeEach(() => runSql(clone.ownerUrl, 'TRUNCATE notes'))
afterAll(async () => {
  await dataSource.destroy()
  await clone.drop()
})

const add = (name: string) => db.change(adHoc('INSERT INTO notes (name) VALUES ($1)'), numbered(name))
const fail = (code: string) => db.change(adHoc('SELECT fail($1)'), numbered(code))
const touch = (name: string) => db.change(adHoc('UPDATE notes SET times = times + 1 WHERE name = $1'), numbered(name))
const notes = async (): Promise<string[]> =>
  (await runSql(clone.ownerUrl, 'SELECT name FROM notes ORDER BY name')).map(({ name }) => String(name))

describe('a transaction', () => {
  it('keeps everything it wrote', async () => {
    const answer = await db.run(async () => {
      await add('a')
      await (await db.manager()).query(`INSERT INTO notes (name) VALUES ('b')`)
      expect(await notes()).toEqual([])
      return 'done'
    })
    expect(answer).toBe('done')
    expect(await notes()).toEqual(['a', 'b'])
  })

  it('keeps nothing when it fails', async () => {
    const failing = db.run(async () => {
      await add('a')
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await notes()).toEqual([])
  })

  it('survives a failed part and keeps the rest', async () => {
    await db.run(async () => {
      await add('a')
      await expect(db.part(async () => (await add('b'), add('a')))).rejects.toMatchObject({ kind: 'duplicate' })
      await db.part(() => add('c'))
    })
    expect(await notes()).toEqual(['a', 'c'])
  })

  it('fails with the error of a write that nobody waited for, and keeps nothing', async () => {
    const send = (name: string) => db.send(adHoc('INSERT INTO notes (name) VALUES ($1)'), numbered(name))
    const twice = () => db.run(async () => (await send('a'), await send('a')))
    await expect(twice()).rejects.toMatchObject({ kind: 'duplicate' })
    const goingOn = () => db.run(async () => (await send('a'), await send('a'), await add('b')))
    await expect(goingOn()).rejects.toMatchObject({ kind: 'duplicate' })
    expect(await notes()).toEqual([])
  })

  it('undoes with a part what nobody waited for in it, and keeps what was sent before', async () => {
    const send = (name: string) => db.send(adHoc('INSERT INTO notes (name) VALUES ($1)'), numbered(name))
    await db.run(async () => {
      await send('a')
      await expect(db.part(async () => (await send('b'), await send('a')))).rejects.toMatchObject({ kind: 'duplicate' })
      await send('c')
    })
    expect(await notes()).toEqual(['a', 'c'])
  })

  it('goes on after a part that used the connection once more after such a write had failed', async () => {
    const send = (name: string) => db.send(adHoc('INSERT INTO notes (name) VALUES ($1)'), numbered(name))
    await db.run(async () => {
      await send('a')
      const goingOn = db.part(async () => (await send('a'), await add('b')))
      await expect(goingOn).rejects.toMatchObject({ kind: 'duplicate' })
      await send('c')
    })
    expect(await notes()).toEqual(['a', 'c'])
  })

  it('is restarted as a whole if a part of it hits a deadlock', async () => {
    let runs = 0
    await db.run(async () => {
      await add('a')
      if (runs++ === 0) await db.part(() => fail('40P01'))
    })
    expect([runs, await notes()]).toEqual([2, ['a']])
  })

  it('includes the transactions nested in it', async () => {
    const failing = db.run(async () => {
      await db.run(() => add('inner'))
      await add('outer')
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await notes()).toEqual([])
  })

  it('is independent of concurrent transactions', async () => {
    await Promise.allSettled([db.run(() => add('kept')), db.run(async () => add('lost').then(() => fail('P0001')))])
    expect(await notes()).toEqual(['kept'])
  })

  it('fails when PostgreSQL rolled back instead of committing', async () => {
    const swallowing = () =>
      db.run(async () => {
        await add('a')
        await fail('P0001').catch(() => undefined)
      })
    for (let time = 0; time < 10; time++) await expect(swallowing()).rejects.toThrow('error was swallowed')
    expect(await notes()).toEqual([])
  })

  it('keeps what was written outside it even if it fails', async () => {
    const failing = db.run(async () => {
      await add('inside')
      await db.outsideTransaction(() => add('outside'))
      await db.outsideTransaction(() => db.run(() => add('outside, nested')))
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await notes()).toEqual(['outside', 'outside, nested'])
  })
})

describe('a connection', () => {
  const taken = async (work: () => Promise<unknown>): Promise<number> => {
    let times = 0
    const count = () => (times += 1)
    pool.on('acquire', count)
    await work().finally(() => pool.off('acquire', count))
    return times
  }

  it('is not taken from the pool before the first statement', async () => {
    expect(await taken(() => db.run(() => nextTurn()))).toBe(0)
    expect(await taken(() => db.run(async () => Promise.reject(new Error('no'))).catch(() => undefined))).toBe(0)
  })

  it('is shared by a whole transaction', async () => {
    expect(
      await taken(() =>
        db.run(async () => [await add('a'), await add('b'), await (await db.manager()).query<unknown>('SELECT 1')]),
      ),
    ).toBe(1)
  })

  it('is always released', async () => {
    await Promise.allSettled(
      Array.from({ length: 20 }, (_, at) =>
        db.run(async () => [await add(String(at)), await fail(at % 2 ? 'P0001' : '23514')]),
      ),
    )
    expect([pool.waitingCount, pool.totalCount - pool.idleCount]).toEqual([0, 0])
    expect(await notes()).toEqual([])
  })

  it('is replaced for the next transaction if it dies during one', async () => {
    const dying = db.run(async () => {
      await add('a')
      await db.change(planned('SELECT pg_terminate_backend(pg_backend_pid())'))
    })
    await expect(dying).rejects.toMatchObject({ name: 'DatabaseProblem', kind: 'unavailable' })
    await db.run(() => add('b'))
    expect(await notes()).toEqual(['b'])
  })

  it('is replaced if it dies while idle', async () => {
    await add('a')
    await runSql(
      clone.ownerUrl,
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    )
    while (pool.totalCount > 0) await new Promise(setImmediate)
    await add('b')
    expect(await notes()).toEqual(['a', 'b'])
  })
})

describe('a transaction conflict', () => {
  const failingTimes = (times: number, code: string) => {
    let tries = 0
    const work = async () => {
      await add('a')
      if (tries++ < times) await fail(code)
      return tries
    }
    return { work, tries: () => tries }
  }

  it.each(['40001', '40P01'])('of kind %s is retried', async (code) => {
    expect(await db.run(failingTimes(3, code).work)).toBe(4)
    expect(await notes()).toEqual(['a'])
  })

  it('is not retried more than three times', async () => {
    const { work, tries } = failingTimes(9, '40001')
    await expect(db.run(work)).rejects.toMatchObject({ name: 'DatabaseProblem', kind: 'unavailable' })
    expect(tries()).toBe(4)
    expect(await notes()).toEqual([])
  })

  it('is the only error that is retried', async () => {
    const { work, tries } = failingTimes(9, '23514')
    await expect(db.run(work)).rejects.toMatchObject({ kind: 'unacceptable' })
    expect(tries()).toBe(1)
  })

  it('of a single statement is retried as well', async () => {
    await runSql(
      clone.ownerUrl,
      `CREATE SEQUENCE attempts;
       CREATE FUNCTION third_time_lucky() RETURNS bigint LANGUAGE plpgsql AS $$
       BEGIN
         IF nextval('attempts') < 3 THEN RAISE EXCEPTION 'conflict' USING ERRCODE = '40P01'; END IF;
         RETURN currval('attempts');
       END $$`,
    )
    expect(await db.row(planned('SELECT third_time_lucky()::int AS attempt'))).toEqual({ attempt: 3 })
  })

  it('caused by a real deadlock ends with both transactions done', async () => {
    await add('x')
    await add('y')
    let tries = 0
    let arrived = 0
    let open = () => {}
    const bothHoldOne = new Promise<void>((resolve) => (open = resolve))
    const cross = (first: string, second: string) =>
      db.run(async () => {
        tries += 1
        await touch(first)
        if (++arrived === 2) open()
        await bothHoldOne
        await touch(second)
      })
    await Promise.all([cross('x', 'y'), cross('y', 'x')])
    expect(tries).toBeGreaterThan(2)
    expect(await runSql(clone.ownerUrl, 'SELECT name, times FROM notes ORDER BY name')).toEqual([
      { name: 'x', times: 2 },
      { name: 'y', times: 2 },
    ])
  })
})
