import type { Container } from 'inversify'
import {
  bulkUpsertMenuDays,
  Choices,
  MenuDays,
  publishMenuDays,
  rateChoice,
  Ratings,
  saveChoice,
  saveMenuDay,
} from '../../core/menus/index.ts'
import { Jobs } from '../../core/notifications/index.ts'
import { Clock, Ids } from '../../core/shared/index.ts'
import { Shifts } from '../../core/workforce/index.ts'
import { Database, PostgresChoices, PostgresRatings, PostgresMenuDays } from '../../persistence/index.ts'
import { ChoiceReads, KitchenReads, MenuReads } from '../../reads/index.ts'
import { bindPort, bindUseCase } from '../binding.ts'

export const bindMenus = (container: Container): void => {
  bindPort(container, MenuDays, (db: Database) => new PostgresMenuDays(db), [Database])
  bindPort(container, Choices, (db: Database) => new PostgresChoices(db), [Database])
  bindPort(container, Ratings, (db: Database) => new PostgresRatings(db), [Database])
  bindPort(container, ChoiceReads, (db: Database, clock: Clock) => new ChoiceReads(db, clock), [Database, Clock])
  bindPort(container, KitchenReads, (db: Database, clock: Clock) => new KitchenReads(db, clock), [Database, Clock])
  bindPort(container, MenuReads, (db: Database, clock: Clock) => new MenuReads(db, clock), [Database, Clock])
  bindUseCase(container, saveMenuDay, [MenuDays, Shifts, Jobs, Ids, Clock])
  bindUseCase(container, bulkUpsertMenuDays, [MenuDays, Shifts, Jobs, Ids, Clock])
  bindUseCase(container, publishMenuDays, [MenuDays, Shifts, Jobs, Ids, Clock])
  bindUseCase(container, saveChoice, [MenuDays, Choices, Clock])
  bindUseCase(container, rateChoice, [Choices, Ratings, Clock])
}
