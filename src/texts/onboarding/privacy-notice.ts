import { privacyVersion } from '../../core/onboarding/rules.ts'

/** What people are told about their data before they register or apply (article 10 of law no. 6698). */
export const privacyNotice = {
  version: privacyVersion,
  title: 'Kişisel verilerle ilgili aydınlatma metni',
  sections: [
    {
      heading: 'Verilerinizden kim sorumlu?',
      paragraphs: [
        'Verilerinizden, kayıt olduğunuz ya da hesap istediğiniz şirket sorumludur: veri sorumlusu odur. Tabldot, bu verileri şirketiniz adına ve onun isteğiyle işleyen platformdur: veri işleyen.',
        'Yeni bir şirket için başvuruyorsanız, şirket açılana kadar başvurunuzdaki verilerden platformu işleten kuruluş sorumludur.',
      ],
    },
    {
      heading: 'Hangi verileri tutuyoruz?',
      paragraphs: [
        'Adınız, telefonunuz, verdiyseniz e-postanız; şirketiniz, departmanınız ve rolünüz. Şifrenizin kendisi tutulmaz, yalnızca geri çevrilemeyen bir özeti tutulur.',
        'Yemek seçimleriniz, verdiğiniz puanlar, olmadığınız günler, mutfağa yazdığınız istekler, mesajlarınız, bildirimleriniz, size gönderilen e-postalar ve ayarlarınız.',
        'Güvenlik için oturumlarınız, hatalı girişlerin sayısı ve kısa bir süre ağ adresiniz; kimin neyi değiştirdiğini gösteren işlem kayıtları.',
        'Sağlığınızı, inancınızı ya da neye alerjiniz olduğunu sormayız. Lütfen bunları isteklere de yazmayın.',
      ],
    },
    {
      heading: 'Neden ve neye dayanarak?',
      paragraphs: [
        'İş yerinde yemeğinizi seçebilmeniz, mutfağın kaç porsiyon pişireceğini bilmesi ve hesabınızın güvende kalması için.',
        'Dayanağı, iş ilişkinizin yürütülmesi ve şirketinizin meşru menfaatidir (6698 sayılı Kanun, madde 5/2-c ve 5/2-f). Veriler bu formlardan, şirketinizin yüklediği çalışan listesinden ve uygulamayı kullanmanızdan gelir.',
      ],
    },
    {
      heading: 'Kim görür?',
      paragraphs: [
        'Şirketinizin yöneticileri bilgilerinizi görür; öteki kurumsal kullanıcılar telefonunuzu ve e-postanızı yıldızlı görür.',
        'Catering firması adınızı ve telefonunuzu görmez: yalnızca hangi yemekten kaç tane seçildiğini ve isteklerin metnini görür.',
        'Bir yemeğe puan verdikten sonra mutfağa yazdığınız metni, yalnızca siz o metin için izin verirseniz, yemeği yapan catering catering arayan firmalara gösterebilir: puanınız ve ay ile; adınız, firmanız ve gün olmadan. Catering o zaman puanınızı da görür. Dayanağı açık rızanızdır (madde 5/1); izni istediğiniz an geri alabilirsiniz, metin o anda her yerden kalkar.',
        'Platformu işletenler verilere yalnızca sistemi çalıştırmak için erişir. Veriler satılmaz ve reklam için kullanılmaz.',
      ],
    },
    {
      heading: 'Ne kadar saklanır?',
      paragraphs: [
        'Hesabınız açık kaldıkça. Şirketten ayrıldığınızda hesabınız pasifleştirilir ve altı ay sonra silinir.',
        'Yemek seçimlerinizde ve puanlarınızda adınız, şirketiniz başka bir süre belirlemediyse yemekten sonra 13 ay tutulur; şirketiniz 1 ile 24 ay arasında bir süre belirleyebilir. “Yemeyeceğim” dediğiniz günlerde 30 gün tutulur. Sonra yalnızca sayılar kalır, kimin seçtiği bilinmez.',
        'Bildirimler 180 günden sonra ay ay silinir, en geç yedi ay sonra. E-postaların kaydı 90 gün tutulur. Silinen verilerin kişisiz kaydı üç yıl saklanır.',
        'Bir başvuru sonuçlandığında başvurudaki şifre özeti hemen silinir.',
      ],
    },
    {
      heading: 'Haklarınız ve soracağınız yer',
      paragraphs: [
        'Verilerinizin işlenip işlenmediğini öğrenebilir, düzeltilmesini ya da silinmesini isteyebilir, kime aktarıldığını sorabilir, zarara uğradıysanız giderilmesini isteyebilirsiniz (6698 sayılı Kanun, madde 11).',
        'Hakkınızda saklanan her şeyi, giriş yaptıktan sonra Verilerim bölümünden kendiniz indirebilirsiniz.',
        'Öteki istekleriniz için şirketinizin yöneticilerine ya da insan kaynakları bölümüne başvurun. Yanıt alamazsanız Kişisel Verileri Koruma Kurulu’na şikâyette bulunabilirsiniz.',
      ],
    },
  ],
}
