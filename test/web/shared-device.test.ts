import { describe, expect, test } from 'vitest'
import { Sessions, Tokens } from '../../src/core/access/index.ts'
import { areaOf } from '../support/addresses.ts'
import { phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import type { Visitor } from '../support/visitor.ts'
import { password, type Person } from '../support/world.ts'
import { anEater } from './eating-steps.ts'
import { optionOn } from './menu-steps.ts'

const thursday = '12 Kasım Perşembe'
const unsent = 'Gönderilmemiş seçiminiz var'

describe('On a shared device', () => {
  const stage = useStage(phone)
  const chosenBy = ({ id }: Person) =>
    stage.product.sql(`SELECT date::text, meal_name FROM choices WHERE user_id = '${id}'`)
  const keptOn = ({ page }: Visitor) =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('tabldot_own')))
  const opens = (person: Person) =>
    stage.visit(areaOf(stage.product, person, 'secim'), { as: person, kind: 'individual' })
  const signsIn = async (visitor: Visitor, { phone }: Person): Promise<void> => {
    await visitor.picks('Şirket', 'anadolu', 'Anadolu Çelik')
    await visitor.fills({ Telefon: phone, Şifre: password })
    await visitor.page.getByRole('checkbox', { name: 'Bu cihazda hatırla' }).uncheck()
    await visitor.presses('Giriş yap')
    await visitor.follows('Yemek seç')
    await visitor.heading(thursday).waitFor()
  }

  test('signing out mentions an unsent choice, keeps it if the person stays, and discards it if they leave', async () => {
    const ayse = await anEater(stage)
    const employee = await opens(ayse)
    await employee.heading(thursday).waitFor()
    employee.expectsLostConnection()
    await employee.page.route('**/api/**', (route) => route.abort('connectionfailed'))
    await optionOn(employee, thursday, 'Kuru fasulye').click()
    await employee.sees('Kaydedilemedi, yanıt gelmedi')
    await employee.follows('Hesabım')
    await employee.presses('Çıkış yap')
    await employee.sees(unsent, `${thursday} için yaptığınız seçim henüz gönderilmedi. Çıkış yaparsanız silinir.`)
    await employee.presses('Vazgeç')
    await employee.doesNotSee(unsent)
    await employee.presses('Çıkış yap')
    await employee.presses('Yine de çıkış yap')
    await employee.isAt('/login')
    expect(await keptOn(employee)).toEqual([])
    expect(await chosenBy(ayse)).toEqual([])
  })

  test('an unsent choice of an ended session is neither sent nor shown as somebody else, and waits for its person', async () => {
    const [ayse, mert] = [await anEater(stage), await anEater(stage, 'Mert Kaya')]
    const visitor = await opens(ayse)
    await visitor.heading(thursday).waitFor()
    const token = await visitor.page.evaluate(() => localStorage.getItem('user_token') ?? '')
    await stage.product.use(Sessions).end(stage.product.use(Tokens).hashOf(token))
    visitor.expectsRefusal(401)
    await optionOn(visitor, thursday, 'Kuru fasulye').click()
    await visitor.presses('Giriş sayfasına dön')
    await visitor.isAt('/login')

    await signsIn(visitor, mert)
    await visitor.sees('0 / 1 gün için seçim yapıldı')
    await visitor.doesNotSee('Bu cihazda saklı', 'Kaydedilemedi, yanıt gelmedi')
    const foreign = await visitor.page.evaluate(
      (id) => Object.keys(localStorage).filter((key) => key.includes(id) && !key.endsWith(' choices')),
      ayse.id,
    )
    expect(foreign, 'nothing to read of who was there before').toEqual([])
    // What the account page still asks for then.
    visitor.expectsRefusal(401)
    await visitor.follows('Hesabım')
    await visitor.presses('Çıkış yap')
    await visitor.isAt('/login')
    expect(await chosenBy(mert)).toEqual([])
    expect(await chosenBy(ayse)).toEqual([])

    await signsIn(visitor, ayse)
    await visitor.sees('1 / 1 gün için seçim yapıldı')
    expect(await chosenBy(ayse)).toEqual([{ date: '2026-11-12', meal_name: 'Kuru fasulye' }])
    expect(await chosenBy(mert)).toEqual([])
  })
})
