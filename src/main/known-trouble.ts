import { DatabaseProblem } from '../core/shared/index.ts'
import { EmbeddedPostgresError } from '../gateways/index.ts'
import { NewerSchemaError } from '../persistence/index.ts'

const ofDatabase: Record<DatabaseProblem['kind'], string> = {
  unavailable: 'Veritabanına şu anda ulaşılamıyor; birazdan yeniden deneyin.',
  unacceptable: 'Verilen bilgilerden biri veritabanınca kabul edilmedi.',
  duplicate: 'Aynı kayıt bu arada başka bir yerden oluşturuldu.',
}

/** Codes of Node and PostgreSQL that an operator can do something about. */
const ofCode: Record<string, string> = {
  EADDRINUSE: 'Bu port başka bir program tarafından kullanılıyor; PORT ile başka bir port verin.',
  EACCES: 'Bu işlem için izin yok.',
  ECONNREFUSED: 'Veritabanı sunucusuna bağlanılamadı; DATABASE_URL adresini kontrol edin.',
  ENOTFOUND: 'Veritabanı sunucusu bulunamadı; DATABASE_URL adresini kontrol edin.',
  ETIMEDOUT: 'Veritabanı sunucusu yanıt vermedi; DATABASE_URL adresini kontrol edin.',
  '28P01': 'Veritabanı kullanıcı adı ya da parolası kabul edilmedi; DATABASE_URL adresini kontrol edin.',
  '28000': 'Veritabanı bu kullanıcıya izin vermedi; DATABASE_URL adresini kontrol edin.',
  '3D000': 'Veritabanı bulunamadı; DATABASE_URL adresini kontrol edin.',
}

/** The sentence for whoever started the program; undefined for what nobody foresaw. */
export const knownTrouble = (error: unknown): string | undefined => {
  if (error instanceof EmbeddedPostgresError || error instanceof NewerSchemaError) return error.message
  if (error instanceof DatabaseProblem) return ofDatabase[error.kind]
  return ofCode[(error as { code?: string } | null)?.code ?? '']
}
