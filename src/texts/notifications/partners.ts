import type { PartnerNews } from '../../core/notifications/index.ts'
import { dayAndWeekday } from '../kernel/dates.ts'
import { periodText } from '../settlement/labels.ts'

const titles = {
  offerReceived: 'Yeni teklif geldi',
  renewalReceived: 'Yeni fiyat teklifi geldi',
  offerWithdrawn: 'Teklif geri çekildi',
  offerExpiring: 'Yanıtlamadığınız teklifin süresi doluyor',
  offerAccepted: 'Teklifiniz kabul edildi',
  renewalAccepted: 'Yeni fiyat teklifiniz kabul edildi',
  offerRejected: 'Teklifiniz reddedildi',
  priceRequested: 'Fiyatınız soruldu',
  priceAnswered: 'Fiyat sorunuz yanıtlandı',
  priceDeclined: 'Fiyat sorunuz geri çevrildi',
  priceRequestWithdrawn: 'Fiyat sorusu geri çekildi',
  terminationAsked: 'Fesih talebi geldi',
  terminationWithdrawn: 'Fesih talebi geri çekildi',
  terminationApproved: 'Fesih talebiniz onaylandı',
  terminationRejected: 'Fesih talebiniz reddedildi',
  correctionProposed: 'Düzeltme önerildi',
  correctionAccepted: 'Düzeltmeniz kabul edildi',
  correctionRefused: 'Düzeltmeniz reddedildi',
  statementApproved: 'Mutabakat onayınızı bekliyor',
  statementAgreed: 'Mutabık kalındı',
} satisfies Record<PartnerNews['event'], string>

/** Does not mention prices, because this appears on lock screens. */
export const partnerTexts = ({
  partnerName,
  event,
  day: date,
  period,
}: Pick<PartnerNews, 'partnerName' | 'event' | 'day' | 'period'>): { title: string; body: string } => {
  const statement = period === undefined ? 'Mutabakat' : periodText(period)
  const day = date === null ? null : dayAndWeekday(date)
  const bodies = {
    offerReceived: `${partnerName} size teklif gönderdi. Son yanıt günü: ${day}.`,
    renewalReceived: `${partnerName} yeni bir fiyat teklif etti. Son yanıt günü: ${day}.`,
    offerWithdrawn: `${partnerName} size gönderdiği teklifi geri çekti.`,
    offerExpiring: `${partnerName} teklifine yanıtınızı bekliyor. Son yanıt günü: ${day}.`,
    offerAccepted: `${partnerName} teklifinizi kabul etti. Sözleşmenin ilk günü: ${day}.`,
    renewalAccepted: `${partnerName} teklifinizi kabul etti. Yeni fiyatın ilk günü: ${day}.`,
    offerRejected: `${partnerName} teklifinizi reddetti.`,
    priceRequested: `${partnerName} öğün fiyatınızı soruyor. Son yanıt günü: ${day}.`,
    priceAnswered: `${partnerName} fiyatını bildirdi. İsterseniz bu fiyatla teklif gönderebilirsiniz.`,
    priceDeclined: `${partnerName} bu iş için fiyat vermedi.`,
    priceRequestWithdrawn: `${partnerName} fiyat sorusunu geri çekti.`,
    terminationAsked: `${partnerName} ortaklığı sona erdirmek istiyor. ${day === null ? 'Onaylarsanız ortaklık hemen sona erer.' : `İstediği fesih günü: ${day}.`} Yanıtınızı bekliyor.`,
    terminationWithdrawn: `${partnerName} fesih talebini geri çekti. Ortaklık devam ediyor.`,
    terminationApproved: `${partnerName} fesih talebinizi onayladı. ${day === null ? 'Ortaklık sona erdi.' : `Fesih günü: ${day}.`}`,
    terminationRejected: `${partnerName} fesih talebinizi reddetti. Ortaklık devam ediyor.`,
    correctionProposed: `${partnerName} · ${statement}. Yanıtınızı bekliyor.`,
    correctionAccepted: `${partnerName} · ${statement}. Mutabakatın sayıları değişti.`,
    correctionRefused: `${partnerName} · ${statement}. Gerekçesini Mutabakat sayfasında okuyabilirsiniz.`,
    statementApproved: `${partnerName}, ${statement} mutabakatını onayladı.`,
    statementAgreed: `${partnerName}, ${statement} mutabakatını onayladı; dönem kapandı.`,
  } satisfies Record<PartnerNews['event'], string>
  return { title: titles[event], body: bodies[event] }
}
