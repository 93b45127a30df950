/** Dish names as canteens write them, by the drawing they get; one dish per line, with its tags after a bar. */
export const dishNames: Readonly<Record<string, string>> = {
  soup: `Mercimek çorbası
    EZOGELİN ÇORBASI
    Tavuk suyuna çorba
    Tavuk suyu çorba
    TAVUK SUYUNA ŞEHRİYE ÇORBASI
    Et suyuna sebze çorbası
    Yayla çorbası
    Domates çorbasi
    Kremalı mantar çorbası
    Tarhana
    Ezogelin | Çorba
    Düğün çorbası | Etli | Çorba
    İşkembe çorbası
    Kelle paça
    Balık çorbası | Balık
    Terbiyeli tavuk çorbası | Tavuk
    Kıymalı yoğurt çorbası
    Soğuk yoğurtlu nohutlu çorba
    Analı kızlı çorba
    Brokoli çorbası | Vegan`,
  beans: `Kuru fasulye
    KURU FASULYE
    Kuru fasülye
    Etli kuru fasulye | Etli
    Pastırmalı kuru fasulye
    Sucuklu kuru fasulye
    Zeytinyağlı barbunya | Vegan
    Barbunya pilaki
    Fasulye pilaki
    Etsiz kuru fasulye
    Pilav üstü kuru`,
  chickpeas: `Etli nohut
    ETLİ NOHUT
    Nohut yemeği
    Nohut yahni
    Tavuklu nohut
    Etsiz nohut
    Pastırmalı nohut
    Nohut | Vegan`,
  lentils: `Yeşil mercimek yemeği
    Kıymalı yeşil mercimek
    Zeytinyağlı börülce
    Erişteli yeşil mercimek
    Etli mercimek`,
  'green-beans': `Zeytinyağlı taze fasulye
    Etli taze fasulye | Etli
    Kıymalı taze fasulye
    Taze fasülye
    Z.Y. Taze Fasulye
    Ayşe kadın fasulye
    Zeytinyağlı yeşil fasulye | Vegan`,
  greens: `Kıymalı ıspanak
    KIYMALI ISPANAK
    Etli ıspanak | Etli
    Ispanak yemeği
    Yoğurtlu ıspanak | Vejetaryen
    Zeytinyağlı semizotu
    Pazı kavurma
    Ispanak kavurma
    Pirinçli ıspanak
    Ispanak borani
    Ispanaklı borani`,
  vegetables: `Zeytinyağlı enginar
    Enginar | Vejetaryen
    Garnitürlü enginar
    Zeytinyağlı bakla`,
  'mixed-vegetables': `Haşlanmış sebze
    Buharda sebze
    Haşlanmış brokoli
    Izgara sebze | Vegan
    Sebze şiş | Vegan
    Fırında sebze
    Sebze sote
    Mevsim sebzeleri
    Soya kebap | Vegan`,
  'veg-stew': `Türlü
    Etsiz türlü
    Sebze güveç
    Nohutlu sebze güveç | Vegan | Fırın
    Zeytinyağlı pırasa
    Zeytinyağlı kereviz
    Zeytinyağlı kabak
    Zeytinyağlı bamya
    Zeytinyağlı bezelye
    Bezelye yemeği
    Patates yemeği
    Kapuska
    Etsiz kapuska
    Etsiz bezelye
    Mantar sote
    Mantar güveç
    Soya sote | Vegan
    Soyalı türlü
    Soyalı güveç
    Orman kebabı | Vejetaryen
    Vegan orman kebabı
    Etli güveç | Vegan
    Gulaş | Vegan
    Kıymasız kabak
    Kabak sote
    Güveç`,
  stew: `Etli türlü
    Etli bezelye | Etli
    Kıymalı bezelye
    Etli kapuska | Etli | Acılı
    KIYMALI KAPUSKA
    Etli bamya
    Etli kereviz
    Kıymalı pırasa
    Kıymalı karnabahar
    Kıymalı patates
    Etli patates
    Etli sebze güveç
    Kuzu güveç
    Dana güveç
    Et güveç
    Orman kebabı
    ORMAN KEBABI
    Çiftlik kebabı
    Macar gulaş
    Çömlek kebabı
    Kağıt kebabı
    Et haşlama
    Kuzu haşlama
    Papaz yahni
    İslim kebabı
    Güveç | Etli`,
  musakka: `Patlıcan musakka
    Musakka
    MUSAKKA
    Kıymalı musakka
    Etsiz musakka | Vegan
    Patates oturtma
    Patlıcan oturtma
    Kabak musakka
    Patates musakka`,
  karniyarik: `Karnıyarık
    KARNIYARIK
    İmam bayıldı
    İMAM BAYILDI
    İmambayıldı | Vegan
    Patlıcan dolması
    Kabak sandal`,
  dolma: `Biber dolma
    Etli biber dolması
    Zeytinyağlı dolma
    ZEYTİNYAĞLI DOLMA
    Zeytinyağlı biber dolma | Vegan
    Kabak dolması
    Etli dolma
    Domates dolması`,
  sarma: `Yaprak sarma
    Zeytinyağlı yaprak sarması
    Etli lahana sarması
    Lahana sarma
    Pazı sarması
    Yaprak dolması
    Lahana dolması
    Kara lahana sarması
    Zeytinyağlı sarma | Vegan`,
  meatballs: `Izgara köfte
    IZGARA KÖFTE
    Kasap köfte
    İnegöl köfte
    Tekirdağ köftesi
    Kaşarlı köfte
    Dalyan köfte
    Akçaabat köftesi
    Tavuk köfte | Tavuk
    Piliç köfte
    Cızbız köfte
    Satır köfte
    Şefin önerisi | Köfte`,
  'meatballs-in-sauce': `Sulu köfte
    Ekşili köfte
    Terbiyeli köfte
    İzmir köfte
    İZMİR KÖFTE
    Salçalı köfte
    Misket köfte
    Hasanpaşa köfte
    Hasan paşa köfte
    Patatesli köfte
    Köfteli patates`,
  patties: `Patates köftesi
    PATATES KÖFTESİ
    Nohut köftesi
    Kabak mücver
    Fırında mücver | Vejetaryen
    Mücver
    Falafel | Vegan
    Sebze köftesi
    Soya köftesi
    Soyalı köfte
    Ispanak köftesi
    Patates kroket
    İçli köfte
    Kadınbudu köfte
    Kaşar pane
    Izgara köfte | Vegan
    Vegan köfte
    Etsiz köfte
    Vegan şinitzel`,
  'lentil-balls': `Mercimek köftesi
    MERCİMEK KÖFTESİ
    Mercimek köfte | Vegan
    Etsiz çiğ köfte
    ETSİZ ÇİĞ KÖFTE
    Çiğ köfte
    Çiğköfte
    Bulgur köftesi
    Fellah köftesi`,
  meat: `Tas kebabı
    TAS KEBABI
    Hünkâr beğendi
    Hünkar beğendi
    Et sote
    Dana sote
    Et kavurma
    Saç kavurma
    Çoban kavurma
    Kuzu tandır
    Ankara tava
    Dana rosto
    Rosto
    Arnavut ciğeri
    Et stroganof
    Kuzu incik
    Şefin önerisi | Etli
    Saray kebabı`,
  steak: `Dana bonfile
    Kuzu pirzola
    Biftek
    Izgara antrikot
    Kuzu külbastı`,
  kebab: `Adana kebap
    ADANA KEBAP
    Urfa kebabı
    Kuzu şiş
    Et şiş
    Çöp şiş
    Şiş kebap
    Beyti
    Patlıcan kebabı
    Cağ kebabı
    Karışık ızgara | Etli`,
  doner: `Et döner
    ET DÖNER
    Yaprak döner
    İskender
    Pilav üstü döner
    Döner`,
  chicken: `Fırın tavuk
    Fırın tavuk but
    Tavuk but
    TAVUK BUT
    Tavuk baget
    Tavuk pirzola
    Tavuk kanat
    Piliç çevirme
    Tavuk kapama
    Fırında tavuk | Tavuk
    Baget | Tavuk
    Tavuk`,
  'chicken-saute': `Tavuk sote
    TAVUK SOTE
    Mantarlı tavuk
    Mantarlı tavuk sote
    Köri soslu tavuk
    Kremalı tavuk
    Çerkez tavuğu
    Tavuk kavurma
    Tavuk fajita
    Sebzeli tavuk
    Hindi sote
    Piliç sote
    Sote | Tavuk
    Tatlı ekşi soslu tavuk
    Barbekü soslu tavuk
    Tavuk tava
    Patatesli tavuk
    Beşamel soslu tavuk`,
  'chicken-skewer': `Tavuk şiş
    TAVUK ŞİŞ
    Tavuk çöp şiş
    Piliç şiş
    Tavuk kebap
    Tavuk Adana
    Şiş | Tavuk
    Tavuk şiş kebap`,
  'chicken-grill': `Izgara tavuk
    Tavuk ızgara
    Izgara tavuk göğsü
    Tavuk göğsü
    Tavuk bonfile
    Tavuk külbastı
    Hindi füme göğüs
    Piliç fileto`,
  'chicken-stew': `Tavuk haşlama
    Tavuk güveç
    Tavuk yahni
    Sebzeli tavuk güveç
    Tavuklu sebze güveç
    Tavuklu bezelye
    Tavuklu türlü
    Piliç haşlama`,
  'chicken-doner': `Tavuk döner
    TAVUK DÖNER
    Pilav üstü tavuk döner
    Tavuk iskender
    Pilav üstü tavuk
    Piliç döner`,
  schnitzel: `Tavuk şinitzel
    Tavuk pane
    TAVUK PANE
    Pane tavuk
    Çıtır tavuk
    Tavuk schnitzel
    Tavuk şnitzel
    Cordon bleu
    Tavuk nugget
    Viyana şinitzel
    Tavuk kroket`,
  fish: `Fırında palamut
    Hamsi tava
    HAMSİ TAVA
    Fırında somon
    Levrek buğulama
    Izgara çipura
    Balık ızgara
    Mezgit tava | Balık
    Balık buğulama
    Alabalık
    Şefin önerisi | Balık`,
  pastry: `Su böreği
    SU BÖREĞİ
    Peynirli börek
    PEYNİRLİ BÖREK
    Ispanaklı börek | Vejetaryen
    Kıymalı börek
    Tepsi böreği
    Tavuklu börek | Tavuk
    Patatesli börek
    Laz böreği
    Talaş böreği
    Poğaça`,
  'cigar-borek': `Sigara böreği
    SİGARA BÖREĞİ
    Peynirli sigara böreği
    Paçanga böreği
    Muska böreği
    Kalem böreği`,
  'rose-borek': `Gül böreği
    GÜL BÖREĞİ
    Kol böreği
    Ispanaklı gül böreği
    Ispanaklı kol böreği
    Boşnak böreği`,
  gozleme: `Gözleme
    Peynirli gözleme
    Kıymalı gözleme
    Çiğ börek`,
  pide: `Peynirli pide
    Kıymalı pide
    Kaşarlı pide
    KUŞBAŞILI PİDE
    Karışık pide
    Sucuklu pide
    Lahmacun | Vegan`,
  lahmacun: `Lahmacun
    LAHMACUN
    Antep lahmacun`,
  pizza: `Pizza
    Karışık pizza
    Sucuklu pizza
    Margarita pizza`,
  wrap: `Tavuk dürüm
    Et dürüm
    Adana dürüm
    Tavuk tantuni
    Tantuni
    Falafel dürüm | Vegan`,
  sandwich: `Kaşarlı tost
    Karışık tost
    Sandviç
    Ton balıklı sandviç
    Hamburger
    Vegan burger`,
  bread: `Tam buğday ekmeği
    Mısır ekmeği
    Ekmek
    Pide
    Lavaş`,
  bake: `Sebzeli lazanya | Vejetaryen | Fırın
    Lazanya
    Kıymalı lazanya
    LAZANYA
    Fırın makarna
    Fırında makarna
    Sebze graten
    Karnabahar graten`,
  manti: `Mantı
    MANTI
    Kayseri mantısı
    Etli mantı
    Ispanaklı mantı | Vejetaryen
    Tavuklu mantı`,
  pasta: `Makarna
    Spagetti
    Kıymalı makarna
    Sebzeli makarna
    Peynirli makarna
    Peynirli erişte
    Tavuklu makarna | Tavuk
    Ton balıklı makarna | Balık
    Domates soslu makarna
    Spagetti bolonez
    Noodle
    Penne arabiata | Makarna`,
  rice: `Pirinç pilavı
    PİRİNÇ PİLAVI
    Şehriyeli pilav
    Nohutlu pilav
    İç pilav
    Tavuk suyuna pilav
    Sade pilav
    Mercimekli pilav
    Basmati pilav
    Özbek pilavı
    Domatesli pilav`,
  bulgur: `Bulgur pilavı
    Domatesli bulgur pilavı
    Meyhane pilavı bulgur
    Kısır
    KISIR
    Nohutlu bulgur pilavı
    Firik pilavı`,
  egg: `Menemen
    MENEMEN
    Omlet
    Peynirli omlet
    Sahanda yumurta
    Sucuklu yumurta
    Ispanaklı yumurta
    Çılbır
    Mıhlama
    Kıymalı yumurta`,
  'fried-vegetables': `Karışık kızartma
    Patlıcan kızartma
    Biber kızartması
    Şakşuka
    ŞAKŞUKA
    Közlenmiş biber
    Kabak kızartma | Vejetaryen
    Yoğurtlu karışık kızartma`,
  potatoes: `Patates kızartması
    Fırın patates
    Elma dilim patates
    Baharatlı patates`,
  mash: `Patates püresi
    Püre
    Bezelye püresi
    Fava`,
  'bean-salad': `Piyaz
    Fasulye piyazı
    Antalya piyazı`,
  salad: `Mevsim salata
    Çoban salata
    ÇOBAN SALATASI
    Tavuklu Sezar salata | Tavuk
    Ton balıklı salata | Balık
    Makarna salatası
    Patates salatası
    Roka
    Yeşillik
    Acılı ezme
    Göbek salata`,
  cacik: `Cacık
    CACIK`,
  yogurt: `Yoğurt
    Süzme yoğurt
    Haydari
    Naneli sos`,
  pickles: `Turşu
    Karışık turşu
    Lahana turşusu`,
  drink: `Ayran
    Açık ayran`,
  juice: `Limonata
    Kayısı kompostosu
    Üzüm hoşafı
    Portakal suyu
    Şalgam suyu
    Meyve suyu`,
  pudding: `Sütlaç
    Fırın sütlaç
    SÜTLAÇ
    Muhallebi
    Kazandibi
    Tavukgöğsü
    Puding
    Aşure
    Keşkül
    Dondurma`,
  cake: `Islak kek
    Kek
    Yaş pasta
    Trileçe
    Brownie
    Tiramisu
    Rulo pasta`,
  helva: `İrmik helvası
    Tahin helvası
    Un helvası`,
  dessert: `Baklava
    Revani
    Tel kadayıf
    Şekerpare
    Tulumba tatlısı
    Künefe
    Lokma
    Kemalpaşa tatlısı
    Şefin önerisi | Tatlı`,
  fruit: `Meyve
    Mevsim meyvesi
    Karpuz
    Elma
    Portakal`,
  dish: `Şefin önerisi
    Şefin önerisi | Vegan
    Şefin önerisi | Vejetaryen
    Şefin önerisi | Tavuk | Vejetaryen
    Günün yemeği
    Geleneksel menü
    Midye dolma
    Karides güveç
    Kumpir
    Diyet menü
    Sürpriz | Izgara
    Kumanya
    Vegan balık
    Vegan döner`,
}
