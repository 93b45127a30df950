import type { Container } from 'inversify'
import { bulkUpsertMenuDays, Choices, MenuDays, publishMenuDays, saveChoice, saveMenuDay } from '../../core/menus/index.ts'
import { Clock, Ids } from '../../core/shared/index.ts'
import { Shifts } from '../../core/workforce/index.ts'
import { Database, SqlChoices, TypeOrmMenuDays } from '../../persistence/index.ts'
import { MenuReads } from '../../reads/index.ts'
import { bindPort, bindUseCase } from '../binding.ts'

export const bindMenus = (container: Container): void => {
  bindPort(container, MenuDays, (db: Database) => new TypeOrmMenuDays(db), [Database])
  bindPort(container, Choices, (db: Database) => new SqlChoices(db), [Database])
  bindPort(container, MenuReads, (db: Database, clock: Clock) => new MenuReads(db, clock), [Database, Clock])
  bindUseCase(container, saveMenuDay, [MenuDays, Shifts, Ids, Clock])
  bindUseCase(container, bulkUpsertMenuDays, [MenuDays, Shifts, Ids, Clock])
  bindUseCase(container, publishMenuDays, [MenuDays, Shifts, Clock])
  bindUseCase(container, saveChoice, [MenuDays, Choices, Clock])
}
