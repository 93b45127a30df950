import type { Allergen, Course, CourseMeal, Meal } from '../../src/core/menus/index.ts'

const ingredients: readonly [Allergen, RegExp][] = [
  ['gluten', /bulgur|makarna|erişte|pide|ekme|börek|mantı|gözleme|şehriye|şinitzel|köfte|lazanya|mücver|kısır/i],
  ['eggs', /menemen|mücver|kadınbudu|erişte|lazanya/i],
  ['fish', /somon|hamsi|palamut|levrek/i],
  ['milk', /yoğurt|ayran|cacık|peynir|beğendi|lazanya|haydari|püresi|kaşarlı/i],
  ['nuts', /çerkez|iç pilav/i],
  ['celery', /güveç|türlü/i],
]

/** A line is a meal followed by its tags. Every fourth dish has no declarations yet. */
const mealOf = (line: string, at: number): Meal => {
  const [name = '', ...tags] = line.trim().split(/\s*\|\s*/)
  if (at % 4 === 3) return { name, tags }
  const allergens = ingredients.filter(([, words]) => words.test(name)).map(([allergen]) => allergen)
  return {
    name,
    tags,
    allergens,
    containsPork: false,
    containsAlcohol: false,
    kcal: 480 + ((at * 35) % 320),
    portionG: 400,
  }
}

const mealsOf = (lines: string): Meal[] => lines.trim().split('\n').map(mealOf)

export const traditional = mealsOf(`
  Kuru fasulye, pirinç pilavı, turşu | Etli
  İzmir köfte, bulgur pilavı, cacık | Köfte | Fırın
  Tas kebabı, pirinç pilavı, mevsim salata | Etli
  Etli nohut, şehriyeli pilav, yoğurt | Etli
  Orman kebabı, bulgur pilavı, ayran | Etli
  Hünkâr beğendi, pirinç pilavı, çoban salata | Etli | Fırın
  Karnıyarık, bulgur pilavı, cacık | Etli | Fırın
  Etli bezelye, makarna, yoğurt | Etli
  Kadınbudu köfte, patates püresi, salata | Köfte
  Ankara tava, ayran, mevsim salata | Etli | Fırın
  Etli taze fasulye, pirinç pilavı, cacık | Etli
  Terbiyeli köfte, şehriyeli pilav, turşu | Köfte
  Kuzu güveç, bulgur pilavı, yoğurt | Etli | Fırın
  Mantı, yoğurt, naneli sos | Hamur işi
  Dalyan köfte, patates püresi, salata | Köfte | Fırın
  Etli biber dolma, yoğurt, pilav | Etli
  Çiftlik kebabı, pirinç pilavı, ayran | Etli
  Etli ıspanak, makarna, yoğurt | Etli
  Ekşili köfte, bulgur pilavı, salata | Köfte
  Macar gulaş, erişte, mevsim salata | Etli | Acılı
  Patlıcan musakka, pirinç pilavı, cacık | Etli | Fırın
  Etli kapuska, bulgur pilavı, yoğurt | Etli | Acılı
  Sulu köfte, pirinç pilavı, turşu | Köfte`)

export const alternative = mealsOf(`
  Tavuk sote, pirinç pilavı, mevsim salata | Tavuk
  Izgara köfte, patates kızartması, piyaz | Izgara | Köfte
  Fırın tavuk but, bulgur pilavı, ayran | Tavuk | Fırın
  Tavuk şinitzel, makarna, salata | Tavuk
  Fırında somon, haşlanmış sebze, roka salatası | Balık | Fırın
  Köri soslu tavuk, basmati pilav, salata | Tavuk | Acılı
  Tavuk döner, pilav, turşu | Tavuk | Izgara
  Hamsi tava, mısır ekmeği, yeşil salata | Balık
  Adana kebap, bulgur pilavı, közlenmiş biber | Izgara | Acılı
  Tavuk güveç, pirinç pilavı, cacık | Tavuk | Fırın
  Mantarlı tavuk, makarna, mevsim salata | Tavuk
  Palamut ızgara, roka, patates püresi | Balık | Izgara
  Tavuk şiş, bulgur pilavı, ezme | Tavuk | Izgara | Acılı
  Et döner, pide, ayran | Etli | Izgara
  Çerkez tavuğu, pirinç pilavı, salata | Tavuk
  Levrek buğulama, haşlanmış patates, yeşil salata | Balık
  Tavuk haşlama, şehriyeli pilav, yoğurt | Tavuk
  Kaşarlı köfte, patates püresi, salata | Köfte | Fırın
  Tavuk kapama, iç pilav, ayran | Tavuk | Fırın`)

export const vegetarian = mealsOf(`
  Zeytinyağlı taze fasulye, bulgur pilavı, yoğurt | Vejetaryen
  Mercimek köftesi, marul, ayran | Vegan
  Ispanaklı börek, cacık, mevsim salata | Vejetaryen | Hamur işi
  Sebzeli lazanya, yeşil salata | Vejetaryen | Fırın
  Zeytinyağlı barbunya, pirinç pilavı, turşu | Vegan
  İmam bayıldı, bulgur pilavı, cacık | Vejetaryen
  Nohutlu sebze güveç, pirinç pilavı | Vegan | Fırın
  Menemen, peynir, tam buğday ekmeği | Vejetaryen
  Zeytinyağlı enginar, pilav, yoğurt | Vejetaryen
  Fırında mücver, yoğurt, çoban salata | Vejetaryen | Fırın
  Kısır, haydari, közlenmiş biber | Vejetaryen
  Peynirli gözleme, ayran, söğüş | Vejetaryen | Hamur işi
  Türlü, bulgur pilavı, yoğurt | Vejetaryen`)

const coursesOf = (course: Course, kcal: number, dishes: Record<string, Allergen[]>): CourseMeal[] =>
  Object.entries(dishes).map(([name, allergens]) => ({
    course,
    name,
    allergens,
    containsPork: false,
    containsAlcohol: false,
    kcal,
    portionG: 200,
  }))

export const soups = coursesOf('soup', 160, {
  'Mercimek çorbası': ['gluten'],
  'Yayla çorbası': ['milk', 'eggs'],
  'Ezogelin çorbası': ['gluten'],
  'Domates çorbası': ['gluten', 'milk'],
  'Tarhana çorbası': ['gluten', 'milk'],
  'Sebze çorbası': ['celery'],
  'Şehriye çorbası': ['gluten'],
})

export const desserts = coursesOf('dessert', 260, {
  Sütlaç: ['milk'],
  Revani: ['gluten', 'eggs', 'milk'],
  'Kabak tatlısı': ['nuts'],
  Kazandibi: ['milk'],
  Baklava: ['gluten', 'nuts'],
})
