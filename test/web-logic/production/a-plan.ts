import type { PlannedComponent } from '../../../web/api/generated.ts'
import type { KitchenDay, PlannedDelivery } from '../../../web/api/generated-cooking.ts'

export const aDay = (date: string, more: Partial<KitchenDay> = {}): KitchenDay => ({
  date,
  portions: 10,
  guests: 0,
  is_frozen: false,
  firms: 2,
  firms_without_menu: 0,
  is_closed: false,
  last_serving: '22:00',
  ...more,
})

export const aComponent = (name: string, more: Partial<PlannedComponent> = {}): PlannedComponent => ({
  key: name.toLowerCase(),
  name,
  is_main: true,
  frozen: 0,
  open: 0,
  estimate: 0,
  guests: 0,
  reserve: 0,
  to_cook: 1,
  later: 0,
  own_number: null,
  own_number_by: null,
  own_number_at: null,
  ...more,
})

let ids = 0

/** What one shift of a firm gets; each dish is written as it is on the menu, with its portions. */
export const aDelivery = (
  corporate_name: string,
  dishes: Record<string, number>,
  more: Partial<PlannedDelivery> & { courses?: string[] } = {},
): PlannedDelivery => {
  const { courses = [], ...rest } = more
  const keysOf = (dish: string) => dish.split(', ').map((part) => part.toLowerCase())
  return {
    menu_day_id: String((ids += 1)),
    corporate_id: corporate_name,
    corporate_name,
    address: { street: 'OSB 4. Cadde No: 12', district: 'Nilüfer', city: 'Bursa', postal_code: '16140' },
    shift_id: 'day',
    shift_title: 'Gündüz',
    serving_time: '11:30',
    options: Object.entries(dishes).map(([meal, portions], at) => ({
      key: `OPT${at}`,
      label: ['Geleneksel', 'Alternatif', 'Vejetaryen', 'Diyet', 'Ekstra'][at] ?? '',
      meal,
      portions,
      guests: 0,
      later: 0,
      components: keysOf(meal),
    })),
    common_courses: courses.map((name) => ({ course: 'soup', name, components: keysOf(name) })),
    portions: Object.values(dishes).reduce((total, portions) => total + portions, 0),
    guests: 0,
    later: 0,
    is_frozen: true,
    closes_at: '2026-11-24T13:00:00.000Z',
    timezone: 'Europe/Istanbul',
    route: null,
    place: null,
    confirmation: null,
    ...rest,
  }
}
