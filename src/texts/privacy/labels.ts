import type { PrivacyRequestKind, PrivacyRequestState } from '../../core/privacy/rules.ts'

export const privacyRequestLabels: Record<PrivacyRequestKind, string> = {
  access: 'Bilgi talebi',
  erasure: 'Silme talebi',
}

export const privacyStateLabels: Record<PrivacyRequestState, string> = {
  open: 'Yanıt bekliyor',
  done: 'Yerine getirildi',
  refused: 'Reddedildi',
  withdrawn: 'Geri çekildi',
}
