import type { Member, Role } from '../../src/core/actors/rules.ts'
import { receiveAttachment, type Recipient, sendMessage, updateMessage } from '../../src/core/mail/index.ts'
import { addDays, type LocalDate } from '../../src/core/shared/index.ts'
import type { Use } from '../../src/main/index.ts'
import type { Seeded } from '../seed/apply-seed.ts'
import { type DemoClock, istanbulTime } from './demo-clock.ts'

interface DemoMessage {
  daysAgo: number
  time: string
  from: Role
  to: Role | 'managers' | 'eaters'
  subject: string
  text: string
  file?: { name: string; text: string }
  isReply?: true
  isUnread?: true
  isArchived?: true
}

/** The first account of each company that the demo prints. */
const owner = 'corporateOwner'

/** Oldest first, in the order they were written. */
const messages: readonly DemoMessage[] = [
  {
    daysAgo: 9,
    time: '09:15',
    from: 'corporate4',
    to: owner,
    subject: 'Geçen ayın sayıları',
    text: 'Geçen ayın toplamlarını çıkardım; en çok tercih edilenler önceki ayla aynı.',
    isArchived: true,
  },
  {
    daysAgo: 5,
    time: '14:20',
    from: 'corporate1',
    to: owner,
    subject: 'Gece servisi',
    text: 'Servis saati 05.40 olarak değişti, haberiniz olsun.',
  },
  {
    daysAgo: 3,
    time: '10:05',
    from: 'corporate2',
    to: owner,
    subject: 'Yeni gelenler',
    text: 'Bu hafta dört kişi başladı, listeye ekledim. Departmanlarını kontrol edebilir misiniz?',
  },
  {
    daysAgo: 2,
    time: '16:45',
    from: 'corporate3',
    to: owner,
    subject: 'Kalite denetimi',
    text: 'Denetim saat 10.00’da başlayacak. Hazırlık listesi ektedir; eksik gördüğünüz bir şey olursa yazın.',
    file: {
      name: 'hazirlik-listesi.txt',
      text: 'Hazırlık listesi\n\n1. Soğuk oda sıcaklık kayıtları\n2. Numune saklama çizelgesi\n3. Temizlik planı\n',
    },
    isUnread: true,
  },
  {
    daysAgo: 2,
    time: '17:10',
    from: owner,
    to: 'managers',
    subject: 'Yıl sonu yemeği',
    text: 'Yer ve tarih için önerilerinizi cuma gününe kadar yazın.',
  },
  {
    daysAgo: 1,
    time: '11:30',
    from: 'corporate4',
    to: owner,
    subject: 'Ynt: Yıl sonu yemeği',
    text: 'Ayın üçüncü haftası benim için uygun. Sahildeki yer geçen yıl iyiydi.\n\nOrtak görüş: hafta içi akşam olsun.',
    isReply: true,
  },
  {
    daysAgo: 1,
    time: '15:00',
    from: owner,
    to: 'eaters',
    subject: 'Yemekhane bu hafta',
    text: 'Merhaba,\n\nYemekhanenin girişi tadilat nedeniyle bu hafta bahçe tarafındandır. Saatler değişmedi.\n\nAfiyet olsun.',
  },
  {
    daysAgo: 0,
    time: '08:10',
    from: 'corporate3',
    to: owner,
    subject: 'Gelecek ayın planı',
    text: 'Merhaba,\n\nGelecek ayın planını hazırladım, ektedir. Onaylarsanız bugün 16.00’dan önce günleri güncellerim.\n\nKolay gelsin.',
    file: { name: 'plan.csv', text: 'gün;vardiya;kişi\nPazartesi;Gündüz;84\nSalı;Gündüz;81\nÇarşamba;Gündüz;86\n' },
    isUnread: true,
  },
]

async function* inOnePart(text: string): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(new TextEncoder().encode(text))
}

/** Recent mail in each company; the owner has read most of it. */
export const writeMessages = async (use: Use, clock: DemoClock, { companies }: Seeded, today: LocalDate, now: Date) => {
  for (const { company, users } of companies) {
    const memberOf = (role: Role): Member | undefined => {
      const userId = users.find(({ employee }) => employee.role === role)?.employee.id
      return userId === undefined
        ? undefined
        : {
            kind: 'staff',
            userId,
            companyId: company.id,
            companyType: company.type,
            role,
            mustChangePassword: false,
          }
    }
    const recipientsOf = (to: DemoMessage['to']): Recipient[] => {
      if (to === 'managers') return memberOf('corporate4') ? [{ kind: 'managers' }] : []
      const chosen = users.filter(({ employee }) => employee.role === (to === 'eaters' ? 'individual' : to))
      return chosen.slice(0, to === 'eaters' ? 12 : 1).map(({ employee }) => ({ kind: 'person', id: employee.id }))
    }
    for (const { daysAgo, time, from, to, subject, text, file, isReply, isUnread, isArchived } of messages) {
      const at = istanbulTime(addDays(today, -daysAgo), time)
      const [sender, reader] = [memberOf(from), memberOf(owner)]
      const recipients = recipientsOf(to)
      if (sender === undefined || reader === undefined || recipients.length === 0 || at > now) continue
      clock.set(at)
      const attachment =
        file &&
        (await use(receiveAttachment)({
          companyId: company.id,
          uploaderId: sender.userId,
          name: file.name,
          content: inOnePart(file.text),
        }))
      const messageId = await use(sendMessage)({
        sender,
        to: recipients,
        subject,
        body: text,
        labels: isReply ? ['reply'] : [],
        attachmentIds: attachment ? [attachment.id] : [],
      })
      if (to === owner && !isUnread)
        await use(updateMessage)({
          companyId: company.id,
          userId: reader.userId,
          messageId,
          isRead: true,
          isArchived,
        })
    }
  }
}
