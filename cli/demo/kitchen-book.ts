import type { Allergen } from '../../src/core/menus/index.ts'
import type { BaseUnit } from '../../src/core/recipes/index.ts'

interface DemoIngredient {
  name: string
  baseUnit: BaseUnit
  allergens: Allergen[]
  /** What it is bought as. */
  product: string
}

const kept = (baseUnit: BaseUnit, ...names: (string | [name: string, product: string, ...allergens: Allergen[]])[]) =>
  names.map((one): DemoIngredient => {
    const [name, product, ...allergens] = typeof one === 'string' ? [one, one] : one
    return { name, baseUnit, allergens, product }
  })

/** Thyme has no product yet, so costs with it are at least so much. */
export const demoIngredients: readonly DemoIngredient[] = [
  ...kept(
    'g',
    'Dana kuşbaşı',
    'Dana kıyma',
    ['Tavuk but', 'Tavuk but, kemikli'],
    'Tavuk göğüs',
    'Patates',
    'Kuru soğan',
    'Havuç',
    'Domates',
    'Sivri biber',
    'Salatalık',
    'Sarımsak',
    'Mantar',
    ['Bezelye', 'Bezelye, dondurulmuş'],
    'Domates salçası',
    'Biber salçası',
    ['Tereyağı', 'Tereyağı', 'milk'],
    ['Yoğurt', 'Yoğurt', 'milk'],
    ['Un', 'Buğday unu', 'gluten'],
    ['Pilavlık bulgur', 'Pilavlık bulgur', 'gluten'],
    ['Arpa şehriye', 'Arpa şehriye', 'gluten'],
    ['Galeta unu', '', 'gluten'],
    'Baldo pirinç',
    ['Kuru fasulye', 'Dermason kuru fasulye'],
    ['Nohut', 'Koçbaşı nohut'],
    'Kırmızı mercimek',
    'Tuz',
    'Toz şeker',
    'Karabiber',
    'Pul biber',
    'Kimyon',
    'Kuru nane',
    ['Kekik', ''],
    'Limon',
  ),
  ...kept('ml', 'Ayçiçek yağı', ['Zeytinyağı', 'Riviera zeytinyağı'], ['Süt', 'Pastörize süt', 'milk']),
  ...kept('adet', ['Yumurta', 'Yumurta', 'eggs'], 'Maydanoz'),
]

type Line = [ingredient: string, quantity: string, trim?: number, note?: string]

interface DemoRecipe {
  name: string
  cookedWeightG: number
  method: string
  lines: readonly Line[]
}

const recipe = (name: string, cookedWeightG: number, method: string, ...lines: Line[]): DemoRecipe => ({
  name,
  cookedWeightG,
  method: `Örnek reçete. ${method}`,
  lines,
})

/** For 100 portions each. */
export const demoRecipes: readonly DemoRecipe[] = [
  recipe(
    'Tas kebabı',
    220,
    'Eti kendi suyunu çekene kadar kavurun. Soğan ve salçayı ekleyin, 90 dakika kısık ateşte pişirin. Patates ve havucu son 25 dakikada katın. Unu tereyağında kavurup bağlayın.',
    ['Dana kuşbaşı', '9 kg', 8],
    ['Patates', '5 kg', 18],
    ['Kuru soğan', '3 kg', 12, 'yemeklik'],
    ['Havuç', '2 kg', 15, 'küp'],
    ['Ayçiçek yağı', '700 ml'],
    ['Domates salçası', '600 g'],
    ['Tereyağı', '400 g'],
    ['Un', '150 g', 0, 'bağlamak için'],
    ['Tuz', '180 g'],
    ['Karabiber', '25 g'],
    ['Kekik', '15 g'],
  ),
  recipe(
    'Pirinç pilavı',
    180,
    'Pirinci ılık tuzlu suda 30 dakika bekletip yıkayın. Tereyağında şeffaflaşana kadar kavurun, bir buçuk katı kaynar suyla suyunu çektirin, 15 dakika demleyin.',
    ['Baldo pirinç', '7 kg'],
    ['Tereyağı', '700 g'],
    ['Ayçiçek yağı', '400 ml'],
    ['Tuz', '140 g'],
  ),
  recipe(
    'Bulgur pilavı',
    180,
    'Soğan ve biberi yağda çevirin, salçayı ekleyin. Bulguru katıp iki katı sıcak suyla suyunu çektirin, kapağı kapalı dinlendirin.',
    ['Pilavlık bulgur', '7 kg'],
    ['Kuru soğan', '1,5 kg', 12, 'ince'],
    ['Sivri biber', '800 g', 10],
    ['Domates', '2 kg', 8, 'rende'],
    ['Domates salçası', '350 g'],
    ['Ayçiçek yağı', '600 ml'],
    ['Tuz', '130 g'],
  ),
  recipe(
    'Cacık',
    170,
    'Yoğurdu soğuk suyla açın. Salatalığı ince doğrayıp sarımsak ve naneyle karıştırın, servise kadar 4 derecenin altında tutun.',
    ['Yoğurt', '9 kg'],
    ['Salatalık', '4 kg', 12, 'ince'],
    ['Sarımsak', '120 g', 15],
    ['Kuru nane', '20 g'],
    ['Zeytinyağı', '200 ml'],
    ['Tuz', '70 g'],
  ),
  recipe(
    'Mercimek çorbası',
    250,
    'Soğan ve havucu yağda çevirin, unu kavurun. Mercimek ve suyu ekleyip yumuşayana kadar pişirin, süzgeçten geçirin. Pul biberi yağda kızdırıp üzerine gezdirin.',
    ['Kırmızı mercimek', '4 kg'],
    ['Kuru soğan', '1 kg', 12],
    ['Havuç', '1 kg', 15],
    ['Un', '300 g'],
    ['Tereyağı', '350 g'],
    ['Pul biber', '30 g'],
    ['Limon', '2 kg', 0, 'servis için'],
    ['Tuz', '150 g'],
  ),
  recipe(
    'Kuru fasulye',
    240,
    'Fasulyeyi bir gece suda bekletip haşlayın. Eti soğanla kavurun, salça ve biberi ekleyin, fasulyeyi katıp kısık ateşte 60 dakika pişirin.',
    ['Kuru fasulye', '6 kg'],
    ['Dana kuşbaşı', '4 kg', 8, 'küçük'],
    ['Kuru soğan', '2 kg', 12],
    ['Sivri biber', '600 g', 10],
    ['Domates salçası', '500 g'],
    ['Ayçiçek yağı', '600 ml'],
    ['Tuz', '170 g'],
    ['Pul biber', '20 g'],
  ),
  recipe(
    'Etli nohut',
    240,
    'Nohudu bir gece suda bekletip haşlayın. Eti soğanla kavurun, salçayı ekleyin, nohutla birlikte 45 dakika pişirin.',
    ['Nohut', '6 kg'],
    ['Dana kuşbaşı', '4 kg', 8, 'küçük'],
    ['Kuru soğan', '2 kg', 12],
    ['Domates salçası', '500 g'],
    ['Ayçiçek yağı', '500 ml'],
    ['Tuz', '170 g'],
    ['Kimyon', '15 g'],
  ),
  recipe(
    'İzmir köfte',
    230,
    'Köfteleri yoğurup şekillendirin, fırında mühürleyin. Patatesleri dilimleyip köfteyle dizin, salçalı sosla 180 derecede 40 dakika pişirin.',
    ['Dana kıyma', '8 kg'],
    ['Galeta unu', '1 kg'],
    ['Yumurta', '20 adet'],
    ['Kuru soğan', '1,5 kg', 12, 'rende'],
    ['Patates', '7 kg', 18, 'elma dilim'],
    ['Domates', '3 kg', 8],
    ['Domates salçası', '500 g'],
    ['Ayçiçek yağı', '800 ml'],
    ['Maydanoz', '8 adet', 20],
    ['Kimyon', '40 g'],
    ['Karabiber', '30 g'],
    ['Tuz', '200 g'],
  ),
  recipe(
    'Tavuk sote',
    210,
    'Tavuğu yüksek ateşte soteleyin. Soğan, biber ve mantarı ekleyin, salçayla birlikte 20 dakika pişirin.',
    ['Tavuk göğüs', '10 kg', 3],
    ['Kuru soğan', '2 kg', 12],
    ['Sivri biber', '1,5 kg', 10],
    ['Mantar', '2 kg', 8],
    ['Domates', '2,5 kg', 8],
    ['Domates salçası', '300 g'],
    ['Ayçiçek yağı', '700 ml'],
    ['Kekik', '20 g'],
    ['Tuz', '170 g'],
  ),
  recipe(
    'Fırın tavuk but',
    240,
    'Butları salça, yağ ve baharatla bir gece dinlendirin. 200 derecede 50 dakika, iç sıcaklığı 75 dereceyi geçene kadar pişirin.',
    ['Tavuk but', '25 kg', 2],
    ['Biber salçası', '400 g'],
    ['Ayçiçek yağı', '500 ml'],
    ['Sarımsak', '150 g', 15],
    ['Kekik', '25 g'],
    ['Pul biber', '30 g'],
    ['Tuz', '250 g'],
  ),
  recipe(
    'Etli bezelye',
    230,
    'Eti soğanla kavurun, havuç ve salçayı ekleyin. Bezelye ve patatesi katıp 30 dakika pişirin.',
    ['Bezelye', '9 kg'],
    ['Dana kuşbaşı', '5 kg', 8],
    ['Patates', '2 kg', 18, 'küp'],
    ['Havuç', '1,5 kg', 15, 'küp'],
    ['Kuru soğan', '1,5 kg', 12],
    ['Domates salçası', '450 g'],
    ['Ayçiçek yağı', '600 ml'],
    ['Tuz', '160 g'],
  ),
  recipe(
    'Sütlaç',
    200,
    'Pirinci haşlayın, sütü ve şekeri ekleyip koyulaşana kadar pişirin. Kaplara bölüp fırında üstünü kızartın, soğutun.',
    ['Süt', '16 L'],
    ['Baldo pirinç', '1,5 kg'],
    ['Toz şeker', '2,5 kg'],
    ['Yumurta', '10 adet', 0, 'sarısı'],
  ),
  recipe(
    'Patates püresi',
    180,
    'Patatesleri haşlayıp sıcakken ezin. Ilık süt ve tereyağıyla çırpın.',
    ['Patates', '14 kg', 18],
    ['Süt', '3 L'],
    ['Tereyağı', '900 g'],
    ['Tuz', '150 g'],
  ),
]
