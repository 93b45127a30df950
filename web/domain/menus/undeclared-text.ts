/** How many dishes of the menu have no allergen declaration (rule L1). */
export const undeclaredText = (dishes: number): string =>
  `${dishes} yemeğin alerjenleri beyan edilmemiş; çalışanlar bunları “Alerjen bilgisi girilmedi” diye görür.`
