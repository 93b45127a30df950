import { afterAll } from 'vitest'
import { type HostilePage, openHostilePage } from './hostile-page.ts'
import { desktop } from './screens.ts'
import { type Stage, useStageWith } from './stage.ts'

interface HostileStage {
  hostileOrigin: () => string
  /** The address of the page containing these elements. */
  addressOf: (elements: string) => string
}

/** A stage whose panels may stand in a page of another site that tries to disturb them. */
export const useHostileStage = (): Stage & HostileStage => {
  let page: HostilePage
  const stage = useStageWith(async () => {
    page = await openHostilePage()
    return { EMBED_ORIGINS: page.origin }
  }, desktop)
  afterAll(() => page.close())
  // Assigned to the stage itself, whose getters only answer inside tests.
  return Object.assign(stage, {
    hostileOrigin: () => page.origin,
    addressOf: (elements: string) => page.addressOf(stage.origin, elements),
  })
}
