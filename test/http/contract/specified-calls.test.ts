import { expect, it } from 'vitest'
import { tokenOf } from '../../support/world.ts'
import { useProduct, useWorld } from '../../support/use-product.ts'

const product = useProduct()
const world = useWorld(product)

/** The calls of the specification with exactly the fields it names, for a firm that configured nothing else. */
it('a week of shift, menu, choice and kitchen works with only the specified calls', async () => {
  const { corporateA, cateringA } = world
  const manager = await tokenOf(product, corporateA.people.corporate3)
  const cook = await tokenOf(product, cateringA.people.corporate3)
  const eater = await tokenOf(product, corporateA.people.individual, 'individual')
  const send = async <Answer = Record<string, unknown>>(
    as: string,
    method: string,
    address: string,
    body?: object,
  ): Promise<Answer> => {
    const { status, text } = await product.send({
      method,
      path: `/api${address}`,
      headers: { authorization: `Bearer ${as}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    expect([method, address, status, status < 300 ? '' : text]).toEqual([
      method,
      address,
      status < 300 ? status : 200,
      '',
    ])
    return JSON.parse(text) as Answer
  }
  const shiftsOf = `/corporate/${corporateA.company.id}/shifts`
  const plan = {
    title: 'Sabah',
    start_time: '09:00',
    end_time: '18:00',
    days: [1, 2, 3, 4, 5],
    timezone: 'Europe/Istanbul',
  }
  expect(await send(manager, 'POST', shiftsOf, plan)).toMatchObject({ success: true })
  const found = (await send<{ shifts: { id: string; title: string }[] }>(manager, 'GET', shiftsOf)).shifts
  const shift_id = found.find(({ title }) => title === 'Sabah')!.id
  await send(manager, 'PUT', `${shiftsOf}/${shift_id}`, { ...plan, end_time: '17:00' })

  const kitchen = `/kitchen/${cateringA.company.id}/${corporateA.company.id}`
  expect((await send(cook, 'GET', `${kitchen}/shifts`))['shifts']).toEqual(
    expect.arrayContaining([expect.objectContaining({ id: shift_id })]),
  )
  const choices = [
    { key: 'ALTERNATIF', label: 'Alternatif 1' },
    { key: 'GELENEKSEL', label: 'Geleneksel 1' },
  ]
  const meals = {
    ALTERNATIF: { name: 'Çoban salata', tags: ['hafif'], image_url: null },
    GELENEKSEL: { name: 'Zeytinyağlı enginar', tags: [], image_url: null },
  }
  await send(cook, 'POST', `${kitchen}/menu-days`, { shift_id, date: '2026-11-12', meals, choices })
  const inGroup = {
    corporate_id: corporateA.company.id,
    shift_id,
    date: '2026-11-13',
    meals,
    choices,
    status: 'published',
  }
  await send(cook, 'POST', `${kitchen}/menu-days`, inGroup)
  const items = [
    { date: '2026-11-16', meals },
    { date: '2026-11-17', meals },
  ]
  await send(cook, 'POST', `${kitchen}/menu-days/bulk-upsert`, { shift_id, items, default_choices: choices })
  const range = { shift_id, start_date: '2026-11-12', end_date: '2026-11-17' }
  expect(await send(cook, 'POST', `${kitchen}/menu-days/publish`, range)).toMatchObject({ modified: 3 })
  const { days } = await send<{ days: object[] }>(
    cook,
    'GET',
    `${kitchen}/menu-days?shift_id=${shift_id}&start_date=2026-11-12&end_date=2026-11-17`,
  )
  expect(days).toHaveLength(4)
  expect(days[0]).toMatchObject({ date: '2026-11-12', status: 'published', meals, choices })

  const own = `/individual/${corporateA.company.id}/${corporateA.people.individual.id}`
  const played = (await send<{ days: object[] }>(eater, 'GET', `${own}/menu-play?shift_id=${shift_id}`)).days
  expect(played).toHaveLength(4)
  expect(played[0]).toMatchObject({
    date: '2026-11-12',
    completed: false,
    selectable: true,
    choice: null,
    catering_id: cateringA.company.id,
  })
  for (const choice of ['ALTERNATIF', 'GELENEKSEL'])
    await send(eater, 'POST', `${own}/choices`, {
      date: '2026-11-12',
      shift_id,
      choice,
      catering_id: cateringA.company.id,
    })
  expect((await send<{ days: object[] }>(eater, 'GET', `${own}/menu-play?shift_id=${shift_id}`)).days[0]).toMatchObject(
    {
      completed: true,
      choice: 'GELENEKSEL',
    },
  )

  const stats = await send(cook, 'GET', `${kitchen}/stats?shift_id=${shift_id}`)
  expect(
    (stats['next_7_days'] as { date: string; total: number }[]).find(({ date }) => date === '2026-11-12'),
  ).toMatchObject({
    total: 1,
  })
  expect(Object.keys(stats)).toEqual(expect.arrayContaining(['next_7_days', 'time_periods', 'by_department']))

  // The day closes at midnight.
  product.clock.set('2026-11-11T21:00:00Z')
  expect((await send<{ days: object[] }>(eater, 'GET', `${own}/menu-play?shift_id=${shift_id}`)).days[0]).toMatchObject(
    {
      date: '2026-11-12',
      selectable: false,
      choice: 'GELENEKSEL',
    },
  )
  // The meal can be rated when its shift is over.
  product.clock.set('2026-11-12T21:00:00Z')
  await send(eater, 'POST', `${own}/rate`, { date: '2026-11-12', shift_id, stars: 5 })
  expect((await send(eater, 'GET', `${own}/choices?days=7`))['choices']).toEqual([
    expect.objectContaining({
      date: '2026-11-12',
      meal: 'Zeytinyağlı enginar',
      type: 'Geleneksel 1',
      choice: 'GELENEKSEL',
      stars: 5,
      shift_id,
    }),
  ])

  const request = { title: 'Tuz', message: 'Az tuzlu olsun.', tags: ['tuz'], urgency: 'low' }
  await send(eater, 'POST', `${own}/requests`, request)
  const [asked] = (await send<{ requests: { id: string }[] }>(cook, 'GET', `${kitchen}/requests`)).requests
  expect(asked).toMatchObject({ ...request, status: 'pending' })
  await send(cook, 'PUT', `${kitchen}/requests/${asked!.id}`, { status: 'resolved' })
  expect((await send(eater, 'GET', `${own}/requests`))['requests']).toEqual([
    expect.objectContaining({ ...request, status: 'resolved' }),
  ])
  const settings = `${own}/notification-settings`
  await send(eater, 'POST', settings, { menu_updates_enabled: false })
  expect(await send(eater, 'GET', settings)).toMatchObject({ menu_updates_enabled: false })
  await send(manager, 'DELETE', `${shiftsOf}/${shift_id}`)
})
