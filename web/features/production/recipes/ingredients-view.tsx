export const IngredientsView = () => null
