import type { Container } from 'inversify'
import {
  Accounts,
  adminLogin,
  Administrators,
  changePassword,
  createAdministrator,
  login,
  logout,
  PageAddresses,
  Passwords,
  SessionLifetimes,
  Sessions,
  SignInAttempts,
  Tokens,
} from '../../core/access/index.ts'
import { Clock, Ids, Limits, Transaction } from '../../core/shared/index.ts'
import { RandomTokens } from '../../gateways/index.ts'
import {
  Database,
  PostgresAccounts,
  PostgresAdministrators,
  PostgresSessions,
  PostgresSignInAttempts,
} from '../../persistence/index.ts'
import { bindPort, bindUseCase } from '../binding.ts'

export const bindAccess = (container: Container): void => {
  bindPort(container, Accounts, (db: Database) => new PostgresAccounts(db), [Database])
  bindPort(container, Administrators, (db: Database) => new PostgresAdministrators(db), [Database])
  bindPort(container, Sessions, (db: Database) => new PostgresSessions(db), [Database])
  bindPort(container, SignInAttempts, (db: Database) => new PostgresSignInAttempts(db), [Database])
  bindPort(container, Tokens, () => new RandomTokens(), [])
  bindUseCase(container, login, [
    Accounts,
    SignInAttempts,
    Limits,
    Passwords,
    Sessions,
    Tokens,
    SessionLifetimes,
    PageAddresses,
    Transaction,
    Clock,
  ])
  bindUseCase(container, adminLogin, [
    Administrators,
    SignInAttempts,
    Limits,
    Passwords,
    Sessions,
    Tokens,
    SessionLifetimes,
    Transaction,
    Clock,
  ])
  bindUseCase(container, logout, [Sessions])
  bindUseCase(container, changePassword, [Accounts, SignInAttempts, Passwords, Sessions, Transaction, Clock])
  bindUseCase(container, createAdministrator, [Administrators, Passwords, Ids, Clock])
}
