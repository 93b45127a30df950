import type { Role } from '../../src/core/actors/rules.ts'
import { updateCompany } from '../../src/core/companies/index.ts'
import { sendMessage } from '../../src/core/mail/index.ts'
import { addDays, type LocalDate } from '../../src/core/shared/index.ts'
import type { Use } from '../../src/main/index.ts'
import type { Seeded } from '../seed/apply-seed.ts'
import { type DemoClock, istanbulTime } from './demo-clock.ts'
import { memberOf } from './member-of.ts'

interface PartnerMessage {
  daysAgo: number
  time: string
  from: string
  role: Role
  to: string
  subject: string
  /** Its paragraphs. */
  text: string[]
}

const [firm, catering] = ['poyraz-otomotiv', 'bereket-sofrasi']

/** Oldest first. */
const messages: readonly PartnerMessage[] = [
  {
    daysAgo: 4,
    time: '10:40',
    from: firm,
    role: 'corporate4',
    to: catering,
    subject: 'Cumartesi servisi',
    text: [
      'Merhaba,',
      'Cumartesi akşam vardiyasında yemeği 18.30 yerine 18.00’de alabilir miyiz? Bakım o gün erken bitiyor.',
      'Kolay gelsin.',
    ],
  },
  {
    daysAgo: 4,
    time: '13:05',
    from: catering,
    role: 'corporateOwner',
    to: firm,
    subject: 'Ynt: Cumartesi servisi',
    text: ['Merhaba,', '18.00 uygun. Araç 17.45’te kapıda olur.', 'Afiyet olsun.'],
  },
]

/** Two partners write to each other; each company names whom the other asks for. */
export const writePartnerMail = async (use: Use, clock: DemoClock, seeded: Seeded, today: LocalDate): Promise<void> => {
  for (const { company, users } of seeded.companies) {
    const actor = memberOf(seeded, company.slug, 'corporateOwner')
    const owner = users.find(({ employee }) => employee.id === actor.userId)?.employee
    await use(updateCompany)({ companyId: company.id, actor, changes: { contactName: owner?.fullName ?? null } })
  }
  for (const { daysAgo, time, from, role, to, subject, text } of messages) {
    clock.set(istanbulTime(addDays(today, -daysAgo), time))
    await use(sendMessage)({
      sender: memberOf(seeded, from, role),
      to: [{ kind: 'partner', id: memberOf(seeded, to, 'corporateOwner').companyId }],
      subject,
      body: text.join('\n\n'),
      labels: subject.startsWith('Ynt:') ? ['reply'] : [],
      attachmentIds: [],
    })
  }
}
