import type * as module from '../../core/workforce/index.ts'
import { maxDepartments } from '../../core/workforce/rules.ts'
import { quantityText } from '../kernel/amounts.ts'
import { roleLabels } from '../access/labels.ts'
import { fileTooLarge, reasons } from '../kernel/reasons.ts'
import { sheetHeadings } from '../kernel/sheets.ts'
import { cancelled, listOf, type LogSentences, type RefusalSentences } from '../kernel/sentences.ts'

export const refusals = {
  'department.missing': 'Departman bulunamadı.',
  'department.not_open': 'Seçilen departman bu şirkette aktif değil.',
  'department.name_taken': 'Bu adda bir departman zaten var.',
  'department.too_many': `Bir şirketin en fazla ${quantityText(maxDepartments)} departmanı olabilir; kullanılmayan birinin adını değiştirebilirsiniz.`,
  'employee.phone_taken': ({ by }) => (by === 'self' ? reasons.ownPhoneTaken : reasons.phoneTaken),
  'employee.missing': 'Çalışan bulunamadı.',
  'employee.above_you': ({ by }) =>
    by === 'key'
      ? 'Anahtarlar yöneticilerde ve yöneticiyken ayrılanlarda değişiklik yapamaz; bunu hesabı olan bir yönetici yapar.'
      : 'Sizden üst düzeydeki bir kullanıcıda değişiklik yapamazsınız.',
  'employee.own_role': reasons.ownRole,
  'employee.own_activity': reasons.ownActivity,
  'employee.own_password': 'Kendi şifrenizi kullanıcı menüsündeki şifre formundan değiştirin.',
  'employee.last_owner': 'Şirketin en az bir aktif sahibi olmalıdır.',
  'role.not_in_company': 'Bireysel rolü yalnızca firmalarda verilir.',
  'role.above_you': ({ by }) =>
    by === 'key'
      ? 'Anahtarlar yönetici rolü veremez; bunu hesabı olan bir yönetici yapar.'
      : 'Kendi düzeyinizin üstünde bir rol veremezsiniz.',
  'spreadsheet.not_a_workbook':
    "Bu dosya bir Excel (.xlsx ya da .xls) çalışma kitabı değil. CSV gibi başka bir biçimdeyse Excel'de açıp .xlsx olarak kaydedin.",
  'spreadsheet.locked_or_old':
    'Bu dosya okunamadı: şifre korumalı, bozuk ya da çok eski biçimli olabilir. Dosyayı .xlsx olarak kaydedip yeniden deneyin.',
  'spreadsheet.too_large': (facts) => fileTooLarge(facts.megabytes),
  'spreadsheet.too_many_rows': (facts) => `Listede en fazla ${facts.rows.toLocaleString('tr-TR')} satır olabilir.`,
  'spreadsheet.unsafe': 'Dosyanın içeriği güvenli değil; listeyi yeni bir Excel dosyasına kopyalayıp yeniden deneyin.',
  'spreadsheet.broken': 'Dosya bozuk, okunamadı.',
  'spreadsheet.too_heavy':
    'Dosya okunamayacak kadar karmaşık; listeyi yeni bir Excel dosyasına kopyalayıp yeniden deneyin.',
  'spreadsheet.busy': 'Şu anda başka listeler yükleniyor. Birkaç saniye sonra yeniden deneyin.',
  'spreadsheet.headings_missing': `Başlık satırı bulunamadı; listede “${sheetHeadings.fullName}” ve “${sheetHeadings.phone}” başlıkları olmalıdır.`,
  'spreadsheet.empty': 'Listede hiç çalışan yok.',
  'spreadsheet.blank': 'Dosyada hiç satır yok.',
} satisfies RefusalSentences<typeof module>

export const events = {
  'user.added': ({ person }) => `${person} eklendi`,
  'user.updated': ({ person, changed }) => `${person} adlı kişinin bilgileri güncellendi (${listOf(changed)})`,
  'user.activated': ({ person }) => `${person} aktifleştirildi`,
  'user.deactivated': ({ person, meta }) => `${person} pasifleştirildi${cancelled(meta)}`,
  'user.role_assigned': ({ person, meta }) =>
    `${person} adlı kişinin rolü değiştirildi: ${roleLabels[meta.previous_role]} → ${roleLabels[meta.role]}${cancelled(meta)}`,
  'user.password_reset': ({ person }) => `${person} adlı kişiye yeni tek kullanımlık şifre verildi`,
  'users.imported': ({ meta }) => `Listeden ${quantityText(meta.imported)} çalışan eklendi`,
  'users.shifts_imported': ({ meta }) => `Listeden ${quantityText(meta.people)} kişinin vardiyası değiştirildi`,
  'users.departments_imported': ({ meta }) => `Listeden ${quantityText(meta.people)} kişinin departmanı tamamlandı`,
  'department.created': ({ meta }) => `Departman eklendi: “${meta.name}”`,
  'department.updated': ({ meta }) => `Departman adı “${meta.name}” olarak değiştirildi`,
  'department.activated': ({ meta }) => `Departman aktifleştirildi: “${meta.name}”`,
  'department.deactivated': ({ meta }) => `Departman pasifleştirildi: “${meta.name}”`,
} satisfies LogSentences<typeof module>
