import type { Command } from 'commander'
import { companyCreateCommand } from './company-create.ts'
import { companyListCommand } from './company-list.ts'
import { companySeedCommand } from './company-seed.ts'

export const companyCommands = (company: Command): void => {
  companyCreateCommand(company)
  companyListCommand(company)
  companySeedCommand(company)
}
