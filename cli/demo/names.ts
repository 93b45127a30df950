import { slugOf } from '../../src/core/shared/index.ts'

const firstNames =
  `Ayşe Mehmet Fatma Mustafa Zeynep Ahmet Elif Ali Merve Hüseyin Emine Hasan Büşra İbrahim Esra Murat Özlem Ömer Selin Yusuf
  Gülşah Emre Derya Burak Sevgi Kerem Şeyma Oğuz Pınar Tolga Nazlı Serkan Ebru Volkan Tuğba Onur Gamze Cem İrem Barış
  Sibel Koray Hande Umut Dilek Engin Melis Sinan Aslı Kaan Çiğdem Levent Beyza Arda Yasemin Görkem Nihan Eren Songül Deniz`.split(
    /\s+/,
  )

const lastNames =
  `Yılmaz Kaya Demir Çelik Şahin Yıldız Yıldırım Öztürk Aydın Özdemir Arslan Doğan Kılıç Aslan Çetin Kara Koç Kurt Özkan
  Şimşek Polat Korkmaz Erdoğan Güneş Aksoy Bulut Taş Avcı Işık Tekin Ünal Coşkun Turan Güler Yavuz Karaca Duman Keskin Ateş Uçar Toprak Bayrak
  Sarı Önal Ergin Akın Çakır`.split(/\s+/)

/** 60 first and 47 last names: since the numbers have no common divisor, the first 2,820 names are all different. */
export const nameOf = (person: number): string =>
  `${firstNames[(person * 7) % firstNames.length]} ${lastNames[(person * 5 + 3) % lastNames.length]}`

export const emailOf = (fullName: string, domain: string): string =>
  `${slugOf(fullName).replaceAll('-', '.')}@${domain}`
