import { DatabaseProblem } from '../core/shared/index.ts'
import { EmbeddedPostgresError } from '../gateways/index.ts'
import { type AddressFault, DatabaseAddressError, NewerSchemaError } from '../persistence/index.ts'

export interface KnownFailure {
  /** For programs, like the codes of the API. */
  code: string
  sentence: string
}

const ofDatabase: Record<DatabaseProblem['kind'], KnownFailure> = {
  unavailable: {
    code: 'service.unavailable',
    sentence: 'Veritabanına şu anda ulaşılamıyor; birazdan yeniden deneyin.',
  },
  unacceptable: { code: 'request.invalid', sentence: 'Verilen bilgilerden biri veritabanınca kabul edilmedi.' },
  duplicate: { code: 'request.conflict', sentence: 'Aynı kayıt bu arada başka bir yerden oluşturuldu.' },
}

const newerSchema = ({ found, known }: NewerSchemaError): string =>
  `Veritabanı daha yeni bir Tabldot ile güncellenmiş: veritabanının şeması ${found}, bu programın bildiği son şema ${known}. Tabldot'un yeni sürümünü kullanın.`

const ofAddress: Record<AddressFault, string> = {
  direct_missing:
    'ADRES bir bağlantı havuzuna (örneğin PgBouncer) çıkıyor; DATABASE_DIRECT_URL ile PostgreSQL sunucusunun kendi adresini de verin.',
  pooled: 'ADRES bir bağlantı havuzuna çıkıyor; PostgreSQL sunucusunun kendi adresi olmalı.',
  other_database: 'ADRES ile DATABASE_URL aynı veritabanına çıkmıyor.',
  other_role: 'ADRES, DATABASE_URL ile aynı rolü kullanmalı; tabloların sahibi için DATABASE_OWNER_URL verin.',
  limits_missing:
    'ADRES ile gidilen bağlantı havuzunda süre sınırları (statement_timeout, lock_timeout, idle_in_transaction_session_timeout) geçerli olmuyor; havuzun ayarlarını kontrol edin.',
}

/** Error codes of Node and PostgreSQL that an operator can act on. */
const ofSystem: Record<string, string> = {
  EADDRINUSE: 'Bu port başka bir program tarafından kullanılıyor; PORT ile başka bir port verin.',
  EACCES: 'Bu işlem için izin yok.',
}

/** The same of reaching the database. */
const ofConnection: Record<string, string> = {
  ECONNREFUSED: 'Veritabanı sunucusuna bağlanılamadı; DATABASE_URL adresini kontrol edin.',
  ENOTFOUND: 'Veritabanı sunucusu bulunamadı; DATABASE_URL adresini kontrol edin.',
  ETIMEDOUT: 'Veritabanı sunucusu yanıt vermedi; DATABASE_URL adresini kontrol edin.',
  '28P01': 'Veritabanı kullanıcı adı ya da şifresi kabul edilmedi; DATABASE_URL adresini kontrol edin.',
  '28000': 'Veritabanı bu kullanıcıya izin vermedi; DATABASE_URL adresini kontrol edin.',
  '42501':
    'Veritabanı rolünün buna yetkisi yok; veritabanını sahibinin rolüyle güncelleyin: DATABASE_OWNER_URL ile "tabldot migrate".',
  '3D000': 'Veritabanı bulunamadı; DATABASE_URL adresini kontrol edin.',
}

/** What the operator is told; undefined for an unexpected error. */
export const knownFailure = (error: unknown): KnownFailure | undefined => {
  if (error instanceof EmbeddedPostgresError) return { code: 'database.not_started', sentence: error.message }
  if (error instanceof NewerSchemaError) return { code: 'database.newer_schema', sentence: newerSchema(error) }
  if (error instanceof DatabaseProblem) return ofDatabase[error.kind]
  if (error instanceof DatabaseAddressError)
    return { code: 'configuration.invalid', sentence: ofAddress[error.fault].replace('ADRES', error.address) }
  const { code = '', setting = 'DATABASE_URL' } = (error ?? {}) as { code?: string; setting?: string }
  const connection = ofConnection[code]?.replace('DATABASE_URL', setting)
  if (connection !== undefined) return { code: 'database.unreachable', sentence: connection }
  const system = ofSystem[code]
  return system === undefined ? undefined : { code: 'system.refused', sentence: system }
}
