import type { LocalDate } from '../shared/index.ts'

/** Days of one shift's menu that have just been published. */
export interface MenuNews {
  /** Becomes the id of everybody's notification, so that nobody is told twice. */
  id: string
  companyId: string
  shiftTitle: string
  /** In ascending order, at least one. */
  dates: LocalDate[]
}

/** What is left to do after a commit: the use case that does it, and what it is given. */
export interface JobPayloads {
  announceMenu: MenuNews
}

export type JobName = keyof JobPayloads

/**
 * A job is part of the running transaction: it exists if that one commits and not otherwise. It is carried out at least
 * once, whatever dies in between, so whatever carries it out has to bear a second time.
 */
export abstract class Jobs {
  abstract add<Name extends JobName>(name: Name, payload: JobPayloads[Name]): Promise<void>
}
