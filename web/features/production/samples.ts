import type { PlannedComponent } from '../../api/generated.ts'
import type { PlannedDelivery } from '../../api/generated-cooking.ts'
import { partOfDay, partsOfDay, type PartOfDay } from './parts-of-day.ts'

/** A portion of a dish that is kept after it was served, in case somebody falls ill. */
export interface Sample {
  key: string
  name: string
  part: PartOfDay
  /** When it is first served in that part of the day, HH:MM. */
  time: string
}

const componentsOf = ({ options, common_courses }: PlannedDelivery): string[] =>
  [...options, ...common_courses].flatMap(({ components }) => components)

/** One sample of each component for each part of the day in which it is served. */
export const samplesOf = (deliveries: readonly PlannedDelivery[], components: readonly PlannedComponent[]): Sample[] =>
  components
    .filter(({ to_cook }) => to_cook > 0)
    .flatMap(({ key, name }) => {
      const times = deliveries
        .filter((delivery) => componentsOf(delivery).includes(key))
        .map(({ serving_time }) => serving_time)
        .sort()
      return partsOfDay.flatMap((part) => {
        const time = times.find((one) => partOfDay(one) === part)
        return time === undefined ? [] : [{ key: `${key} ${part}`, name, part, time }]
      })
    })
