import { deviceStorage } from '../../../ui/device/page-storage.ts'
import type { WatchedMarks } from './marks.tsx'

/** What marks dishes, once it has loaded. */
export const marks: { Watched?: typeof WatchedMarks } = {}

/** Before the first screen, so that nothing moves when it is marked; later the page does it that sets what to avoid. */
export const loadMarksIfKept = async () => {
  if (Object.keys(deviceStorage).some((key) => key.endsWith(' avoided')))
    marks.Watched = (await import('./marks.tsx')).WatchedMarks
}
