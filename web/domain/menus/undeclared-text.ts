/** How many of the dishes on the menu say nothing about allergens (rule L1). */
export const undeclaredText = (dishes: number): string =>
  `${dishes} yemeğin alerjenleri beyan edilmemiş; çalışanlar bunları “Alerjen bilgisi girilmedi” diye görür.`
