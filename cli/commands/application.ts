import type { Command } from 'commander'
import { operator } from '../../src/core/actors/rules.ts'
import { decideNewCompany } from '../../src/core/onboarding/index.ts'
import { homeTimezone, localDateAt, Transaction } from '../../src/core/shared/index.ts'
import { PlatformReads, type Use } from '../../src/main/index.ts'
import { companyTypeLabels } from '../../src/texts/access/labels.ts'
import { fieldLabels } from '../../src/texts/kernel/field-labels.ts'
import { refuseUnlessId } from '../refuse-unless-id.ts'
import { jsonFlag, say, sayJson, sayList, table } from '../terminal.ts'
import { withApplication } from '../with-application.ts'

interface Flags {
  notes?: string
  json?: true
}

const pageLength = 200

type Listed = Awaited<ReturnType<PlatformReads['applications']>>['applications']

const waiting = async (use: Use): Promise<Listed> => {
  const found: Listed = []
  for (;;) {
    const page = { limit: pageLength, offset: found.length }
    const { applications, has_more } = await use(PlatformReads).applications({ mode: 'new', status: 'pending' }, page)
    found.push(...applications)
    if (!has_more) return found
  }
}

const list = async ({ json }: Flags): Promise<void> => {
  const applications = await withApplication(waiting)
  if (json) return sayList({ applications })
  if (applications.length === 0) return say('Bekleyen yeni şirket başvurusu yok.')
  const rows = applications.map(({ id, company_info, same_tax_number, applicant, created_at }) => [
    id,
    company_info.name,
    companyTypeLabels[company_info.type],
    company_info.tax_number ?? '–',
    same_tax_number.map(({ name, address: { city } }) => (city ? `${name} (${city})` : name)).join(', ') || '–',
    applicant.full_name,
    applicant.phone,
    localDateAt(new Date(created_at), homeTimezone),
  ])
  const headings = ['Başvuru', 'Şirket', 'Tür', fieldLabels.taxNumber, 'Aynı numarayla kayıtlı']
  say(table([...headings, 'Başvuran', 'Telefon', 'Geldiği gün'], rows))
}

const decide = async (applicationId: string, status: 'approved' | 'rejected', flags: Flags): Promise<void> => {
  refuseUnlessId(applicationId, 'başvurunun', 'tabldot application list')
  const company = await withApplication((use) =>
    use(Transaction).run(() =>
      use(decideNewCompany)({ applicationId, actor: operator, status, notes: flags.notes ?? null }),
    ),
  )
  if (flags.json)
    return sayJson({
      success: true,
      ...(company && { company: { id: company.id, name: company.name, slug: company.slug } }),
    })
  if (company === null) return say('Başvuru reddedildi.')
  say(`${company.name} açıldı. Kısa adı: ${company.slug}. Sahibi, başvurudaki telefon ve şifreyle giriş yapabilir.`)
}

export const applicationCommands = (application: Command): void => {
  application
    .command('list')
    .description('Bekleyen yeni şirket başvurularını listeler')
    .option(...jsonFlag)
    .action(list)
  application
    .command('approve')
    .description('Bir başvuruyu onaylar: şirket ve sahibi birlikte açılır')
    .argument('<başvuru>', 'Başvurunun kimliği ("application list" ile görülür)')
    .option(...jsonFlag)
    .action((id: string, flags: Flags) => decide(id, 'approved', flags))
  application
    .command('reject')
    .description('Bir başvuruyu reddeder')
    .argument('<başvuru>', 'Başvurunun kimliği ("application list" ile görülür)')
    .option('--notes <not>', 'Ret nedeni; başvuran bu metni görür')
    .option(...jsonFlag)
    .action((id: string, flags: Flags) => decide(id, 'rejected', flags))
}
