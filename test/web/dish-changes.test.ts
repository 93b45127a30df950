import { describe, expect, test } from 'vitest'
import { areaOf, kitchenOf } from '../support/addresses.ts'
import { writeMenu } from '../support/publishing.ts'
import { desktop, phone } from '../support/screens.ts'
import { useStage } from '../support/stage.ts'
import { enrol, tokenOf } from '../support/world.ts'
import { entersDish, opensMenuOf, savesMenu } from './menu-steps.ts'

const friday = '13 Kasım Cuma'

describe('A dish that people chose', () => {
  const stage = useStage(desktop, phone)

  test('becomes another one only with the word of the kitchen, and they are told', async () => {
    const { product, world } = stage
    await writeMenu(product, world, { date: '2026-11-13' })
    const eater = await enrol(product, world.corporateA.company, 'individual')
    await product.call('saveChoice', {
      as: await tokenOf(product, eater, 'individual'),
      path: { companyId: eater.companyId, userId: eater.id },
      body: {
        date: '2026-11-13',
        shift_id: world.dayShift.id,
        choice: 'GELENEKSEL1',
        catering_id: world.cateringA.company.id,
      },
    })

    const cook = world.cateringA.people.corporateOwner
    const caterer = await stage.visit(`${kitchenOf(cook, world.corporateA.company)}?tab=menu`, { as: cook })
    await opensMenuOf(caterer, 'Gündüz')
    await entersDish(caterer, friday, 'Geleneksel 1', 'Ispanak')
    await savesMenu(caterer)
    await caterer.sees('13.11 Cuma: “Kuru fasulye” yerine “Ispanak”', '1 kişi seçti.')
    await caterer.findsInOrder('menu day with another dish')
    expect(await caterer.isDisabled('Kaydet')).toBe(true)
    await caterer.choosesRadio('Başka bir yemek; seçenlere haber verilir')
    await caterer.presses('Kaydet')
    await caterer.sees('Toplu kaydet tamamlandı. Başarılı: 1, Hatalı: 0')

    const employee = await stage.visit(areaOf(product, eater, 'secim'), { as: eater, kind: 'individual' })
    await employee.sees(
      'Seçtiğiniz Kuru fasulye yerine Ispanak hazırlanacak. İsterseniz başka bir yemek seçebilirsiniz.',
    )
    await employee.findsInOrder('a substitute for the chosen dish')
    await employee.presses('Tamam')
    await employee.page.getByText('yerine Ispanak hazırlanacak').waitFor({ state: 'detached' })
    await employee.goesTo(areaOf(product, eater, 'sectiklerim'))
    await employee.sees('Ispanak', 'Kuru fasulye yerine geldi')
  })
})
