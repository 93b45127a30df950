import { CommanderError } from 'commander'
import { DatabaseProblem, Refusal } from '../src/core/shared/index.ts'
import { ConfigurationError, EmbeddedPostgresError, sentenceOf } from '../src/main/index.ts'
import { Failure } from './failure.ts'
import { sentenceOfCommander } from './turkish-help.ts'

interface Explanation {
  sentence: string
  exitCode: number
}

const databaseProblems: Record<DatabaseProblem['kind'], string> = {
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

const ofCommander = (error: CommanderError): Explanation => {
  const isAnswered = error.exitCode === 0
  return { sentence: isAnswered ? '' : sentenceOfCommander(error), exitCode: isAnswered ? 0 : 2 }
}

/** Brings whatever a command threw to the one thing its caller reads, without stacks, statements or secrets. */
export const explain = (error: unknown): Explanation => {
  if (error instanceof Failure) return { sentence: error.message, exitCode: error.exitCode }
  if (error instanceof CommanderError) return ofCommander(error)
  if (error instanceof Refusal) return { sentence: sentenceOf(error.code, error.facts), exitCode: 1 }
  if (error instanceof ConfigurationError) return { sentence: error.message, exitCode: 2 }
  if (error instanceof EmbeddedPostgresError) return { sentence: error.message, exitCode: 1 }
  if (error instanceof DatabaseProblem) return { sentence: databaseProblems[error.kind], exitCode: 1 }
  const { name, message, code } = error as { name?: string; message?: string; code?: string }
  if (name === 'ExitPromptError') return { sentence: 'Vazgeçildi.', exitCode: 130 }
  return { sentence: ofCode[code ?? ''] ?? `Beklenmeyen bir hata oluştu: ${message ?? String(error)}`, exitCode: 1 }
}
