import { keptTogether } from '../kernel/dates.ts'

const names = new Intl.ListFormat('tr-TR', { type: 'conjunction' })
const maxNames = 5

/** For the managers of people whose addresses a mail server refused. */
export const unreachableTexts = (people: readonly string[]) => {
  const more = people.length - maxNames
  const listed = more > 0 ? [...people.slice(0, maxNames), `${more} kişi daha`] : people
  return {
    title: people.length === 1 ? 'Bir e-posta adresine ulaşılamıyor' : `${people.length} e-posta adresine ulaşılamıyor`,
    body: `${names.format(listed.map(keptTogether))}: posta sunucusu adresi kabul etmedi. Adres düzeltilene kadar bu adrese e-posta gönderilmez; hesap açık kalır.`,
  }
}
