import { SessionLifetimes } from '../../../src/core/access/index.ts'

export class FakeSessionLifetimes extends SessionLifetimes {
  readonly individual = 30
  readonly staff = 20
  readonly admin = 10
}
