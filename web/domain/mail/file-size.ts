import { atFirstUse } from '../../../src/core/shared/rules.ts'

const oneDecimal = atFirstUse(() => new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 }))

/** 84 KB · 1,2 MB */
export const formatFileSize = (bytes: number): string => {
  if (bytes < 1024) return `${bytes} bayt`
  const kilobytes = bytes / 1024
  return kilobytes < 1000 ? `${Math.round(kilobytes)} KB` : `${oneDecimal().format(kilobytes / 1024)} MB`
}
