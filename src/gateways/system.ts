import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { v7 } from 'uuid'
import { Clock, Ids, Pauses } from '../core/shared/index.ts'

export class SystemClock extends Clock {
  now(): Date {
    return new Date()
  }
}

export class UuidV7Ids extends Ids {
  next(): string {
    return v7()
  }
}

/** Some times what one step takes. */
const restMs = 30

export class EventLoopPauses extends Pauses {
  brief(): Promise<void> {
    return nextTurn()
  }

  rest(): Promise<void> {
    return wait(restMs)
  }
}
