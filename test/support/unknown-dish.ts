/** What an answer says of a dish about which nothing is known but its name. */
export const nothingKnown = {
  tags: [],
  image_url: null,
  allergens: null,
  contains_pork: null,
  contains_alcohol: null,
  kcal: null,
  portion_g: null,
}
