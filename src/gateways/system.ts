import { v7 } from 'uuid'
import { Clock, Ids } from '../core/shared/index.ts'

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
