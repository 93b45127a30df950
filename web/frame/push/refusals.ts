/** Its message is a sentence to show as it is. */
export class PushRefusal extends Error {}

const again = 'Sayfayı yenileyip yeniden deneyin.'

/**
 * Browsers give their reasons in English and each in its own words; only the name of the error is the same in all of
 * them.
 */
const reasons: Readonly<Record<string, string | undefined>> = {
  NotAllowedError:
    'Tarayıcı bildirimlere izin vermedi. Tarayıcının ve cihazın ayarlarında bu siteye bildirim izni verip yeniden deneyin; gizli pencerede bildirim alınamaz.',
  AbortError:
    'Tarayıcının bildirim hizmetine ulaşılamadı. İnternet bağlantınızı kontrol edip biraz sonra yeniden deneyin; kimi tarayıcıda bu hizmet ayarlardan açılır.',
  NetworkError: 'Tarayıcının bildirim hizmetine ulaşılamadı. İnternet bağlantınızı kontrol edip yeniden deneyin.',
  NotSupportedError: 'Bu tarayıcı cihaz bildirimlerini desteklemiyor.',
  SecurityError: 'Tarayıcının güvenlik ayarları bildirimlere izin vermiyor; gizli pencerede bildirim alınamaz.',
  InvalidStateError: `Uygulama bu cihazda henüz hazır değil. ${again}`,
  QuotaExceededError: 'Cihazda yer kalmadı; yer açıp yeniden deneyin.',
}

/** Why the browser refused, in Turkish. */
export const pushRefusalText = (error: unknown): string => {
  if (error instanceof PushRefusal) return error.message
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  return reasons[name] ?? `Tarayıcı bildirimleri açamadı. ${again}`
}
