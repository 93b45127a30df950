import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { asOwner } from '../support/database.ts'
import { checkOutPrevious, missingPrevious, type PreviousVersion } from '../support/previous-version.ts'
import { type Product, startProduct } from '../support/product.ts'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { SettableClock } from '../support/settable-clock.ts'
import { runSql, withDatabase, withRole } from '../support/sql.ts'
import { runHere } from '../support/tabldot-here.ts'
import { createWorld, enrol, menu, type Person, tokenOf, type World } from '../support/world.ts'

describe.skipIf(missingPrevious)(
  `the version before and this one on one database${missingPrevious ? ` (${missingPrevious})` : ''}`,
  () => {
    const name = `tabldot_side_by_side_${process.pid}`
    let previous: PreviousVersion
    let old: ServerProcess
    let fresh: Product
    let world: World
    let eater: Person
    let ownerUrl: string
    let url: string
    /** Signed in at the old version, before the upgrade. */
    let ownerToken: string
    let pending: number
    const ownerPhone = '5329990001'

    beforeAll(async () => {
      previous = checkOutPrevious()
      const admin = inject('adminUrl')
      await runSql(admin, `CREATE DATABASE ${name}`)
      ownerUrl = withDatabase(admin, name)
      url = withRole(ownerUrl, inject('applicationRole'))
      old = await startServerProcess(url, { DATABASE_OWNER_URL: ownerUrl, SHUTDOWN_GRACE: '0' }, previous.server)

      const words = ['company', 'create', '--name', 'Eski Firma', '--type', 'corporate', '--json']
      const owner = ['--owner-name', 'Ayşe Yılmaz', '--owner-phone', ownerPhone]
      const { stdout } = await promisify(execFile)(process.execPath, [previous.commandLine, ...words, ...owner], {
        env: { ...process.env, DATABASE_URL: url },
      })
      const made = JSON.parse(stdout) as { company: { id: string }; one_time_password: string }
      const signIn = { phone: ownerPhone, password: made.one_time_password }
      const signedIn = await old.call('login', {
        body: { ...signIn, company_type: 'corporate', company_id: made.company.id },
      })
      ownerToken = String((signedIn.body as { token?: string }).token)

      const migrated = await runHere(['migrate', '--json'], { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl })
      pending = (JSON.parse(migrated.stdout) as { migrated: string[] }).migrated.length
      fresh = await startProduct({
        databaseUrl: url,
        clock: new SettableClock(new Date().toISOString()),
        env: { PUBLIC_URL: 'http://localhost' },
      })
      world = await createWorld(fresh)
      eater = await enrol(fresh, world.corporateA.company, 'individual')
    })
    afterAll(async () => {
      await fresh?.stop()
      old?.kill('SIGTERM')
      await old?.exited
      previous?.remove()
      await runSql(inject('adminUrl'), `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    })

    const own = () => ({ companyId: eater.companyId, userId: eater.id })
    const day = () => ({ shift_id: world.dayShift.id, date: world.menuDate })
    const kitchen = () => ({ cateringId: world.cateringA.company.id, corpId: world.corporateA.company.id })
    const chosenAt = async ({ call }: Pick<Product, 'call'>, as: string) => {
      const { days } = (await call('getMenuPlay', { as, path: own() })).body
      return days.find(({ date, shift_id }) => date === world.menuDate && shift_id === world.dayShift.id)?.choice
    }

    it('keep sessions: whoever signed in at the old one stays signed in at both', async () => {
      const [firm] = await runSql(asOwner(url), `SELECT id FROM companies WHERE name = 'Eski Firma'`)
      const path = { type: 'corporate' as const, companyId: String(firm?.['id']) }
      const answers = await Promise.all([old, fresh].map(({ call }) => call('listShifts', { as: ownerToken, path })))
      expect(answers.map(({ status, problem }) => [status, problem.code])).toEqual(
        answers.map(() => [answers[0]?.status, answers[0]?.problem.code]),
      )
      expect(answers[0]?.status).not.toBe(401)
    })

    it('read at once what the other one wrote: choices, menus and people', async () => {
      const as = await tokenOf(fresh, eater, 'individual')
      const cook = await tokenOf(fresh, world.cateringA.people.corporate4)
      const choose = ({ call }: Pick<Product, 'call'>, choice: string) =>
        call('saveChoice', {
          as,
          path: own(),
          body: { ...day(), choice, catering_id: world.cateringA.company.id },
        })
      expect((await choose(old, 'GELENEKSEL1')).status).toBe(200)
      expect([await chosenAt(fresh, as), await chosenAt(old, as)]).toEqual(['GELENEKSEL1', 'GELENEKSEL1'])
      expect((await choose(fresh, 'ALTERNATIF1')).status).toBe(200)
      expect([await chosenAt(fresh, as), await chosenAt(old, as)]).toEqual(['ALTERNATIF1', 'ALTERNATIF1'])

      const serve = ({ call }: Pick<Product, 'call'>, dish: string) =>
        call('saveMenuDay', {
          as: cook,
          path: kitchen(),
          body: { ...day(), ...menu, meals: { ...menu.meals, GELENEKSEL2: { ...menu.meals.GELENEKSEL2, name: dish } } },
        })
      const dishAt = async ({ call }: Pick<Product, 'call'>) => {
        const { days } = (await call('getMenuPlay', { as, path: own() })).body
        return JSON.stringify(days.filter(({ date }) => date === world.menuDate))
      }
      for (const [writer, reader, dish] of [
        [old, fresh, 'Karnıyarık'],
        [fresh, old, 'İzmir köfte'],
      ] as const) {
        expect((await serve(writer, dish)).status).toBe(200)
        expect(await dishAt(reader)).toContain(dish)
      }

      const manager = await tokenOf(fresh, world.corporateA.people.corporate4)
      const path = { type: 'corporate' as const, companyId: eater.companyId }
      for (const [writer, reader, department] of [
        [old, fresh, 'Depo'],
        [fresh, old, 'Sevkiyat'],
      ] as const) {
        const created = await writer.call('createDepartment', { as: manager, path, body: { name: department } })
        expect(created.status).toBe(201)
        expect(JSON.stringify((await reader.call('listDepartments', { as: manager, path })).body)).toContain(department)
      }
    })

    it('leave a log whose chain is sound, and no errors', async () => {
      expect(await runHere(['audit', 'verify'], { DATABASE_URL: url })).toMatchObject({ code: 0, stderr: '' })
      expect(fresh.loggedErrors).toEqual([])
      expect(old.log.filter(({ level }) => level >= 50)).toEqual([])
    })

    it('do not let the old one start again on the new schema: it says that the database is newer', () => {
      const { status, stderr } = spawnSync(process.execPath, [previous.commandLine, 'company', 'list'], {
        env: { ...process.env, DATABASE_URL: url },
        encoding: 'utf8',
      })
      if (pending === 0) return expect(status).toBe(0)
      expect([status, stderr]).toEqual([1, expect.stringContaining('daha yeni bir Tabldot ile güncellenmiş')])
    })
  },
)
