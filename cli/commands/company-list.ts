import { type Command, Option } from 'commander'
import { type CompanyType, companyTypes } from '../../src/core/actors/rules.ts'
import { CompanyReads } from '../../src/main/index.ts'
import { companyTypeLabels } from '../../src/texts/access/labels.ts'
import { fieldLabels } from '../../src/texts/kernel/field-labels.ts'
import { activityLabel } from '../../src/texts/kernel/activity.ts'
import { jsonFlag, say, sayList, table } from '../terminal.ts'
import { withApplication } from '../with-application.ts'

const list = async ({ type, json }: { type?: CompanyType; json?: true }): Promise<void> => {
  const companies = await withApplication((use) => use(CompanyReads).overview(type ?? null))
  if (json) return sayList({ companies })
  if (companies.length === 0) return say('Hiç şirket yok.')
  const rows = companies.map(({ slug, name, type, tax_number, is_active, employee_count }) => [
    slug,
    name,
    companyTypeLabels[type],
    tax_number ?? '–',
    String(employee_count),
    activityLabel(is_active),
  ])
  say(table(['Kısa ad', 'Ad', 'Tür', fieldLabels.taxNumber, 'Kişi', fieldLabels.status], rows))
}

export const companyListCommand = (company: Command): void => {
  company
    .command('list')
    .description('Şirketleri listeler')
    .addOption(new Option('--type <tür>', 'Yalnızca bu türdekiler').choices(companyTypes))
    .option(...jsonFlag)
    .action(list)
}
