import type { Container } from 'inversify'
import { Accounts, Passwords, Sessions, Tokens } from '../../core/access/index.ts'
import { Companies, createCompany } from '../../core/companies/index.ts'
import { bulkUpsertMenuDays } from '../../core/menus/index.ts'
import { openPartnership } from '../../core/partnerships/index.ts'
import { prepareSyntheticCompany } from '../../core/performance/index.ts'
import { Clock, Ids, Transaction } from '../../core/shared/index.ts'
import { createShift, Employees, Shifts } from '../../core/workforce/index.ts'
import { bindUseCase } from '../binding.ts'

export const bindPerformance = (container: Container): void => {
  bindUseCase(container, prepareSyntheticCompany, [
    Companies,
    createCompany,
    openPartnership,
    Shifts,
    createShift,
    Employees,
    Accounts,
    Sessions,
    Tokens,
    Passwords,
    bulkUpsertMenuDays,
    Transaction,
    Ids,
    Clock,
  ])
}
