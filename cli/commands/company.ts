import type { Command } from 'commander'
import { companyCreateCommand } from './company-create.ts'
import { companyListCommand } from './company-list.ts'
import { companySeedCommand } from './company-seed.ts'

export const companyCommands = (program: Command): void => {
  const company = program.command('company').description('Şirketleri açar, listeler, dosyadan kurar')
  companyCreateCommand(company)
  companyListCommand(company)
  companySeedCommand(company)
}
