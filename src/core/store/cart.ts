/** What a cart has to know of a product; in hundredths of a unit, like every quantity here. */
export interface Orderable {
  stock: number
  minimum: number
}

/** Whether the stock holds the smallest order. */
export const canBeOrdered = ({ stock, minimum }: Orderable): boolean => stock >= minimum

/** A cart grows by the smallest order; undefined where the stock does not hold that. */
export const oneStepMore = (quantity: number, { stock, minimum }: Orderable): number | undefined =>
  quantity + minimum <= stock ? quantity + minimum : undefined

/** 0 takes the line out of the cart. */
export const oneStepLess = (quantity: number, { minimum }: Orderable): number => Math.max(0, quantity - minimum)

/** What can be ordered again of what was ordered once; 0 where nothing can. */
export const refilled = (quantity: number, product: Orderable): number => {
  if (!canBeOrdered(product)) return 0
  const wanted = Math.max(quantity, product.minimum)
  return wanted <= product.stock ? wanted : product.stock - (product.stock % product.minimum)
}
