/** What a cart needs to know about a product; all quantities here are in hundredths of a unit. */
export interface Orderable {
  stock: number
  minimum: number
}

/** Whether there is enough stock for the smallest order. */
export const canBeOrdered = ({ stock, minimum }: Orderable): boolean => stock >= minimum

/** Adds one smallest order; undefined if the stock does not suffice. */
export const oneStepMore = (quantity: number, { stock, minimum }: Orderable): number | undefined =>
  quantity + minimum <= stock ? quantity + minimum : undefined

/** Removes one smallest order; 0 means the line leaves the cart. */
export const oneStepLess = (quantity: number, { minimum }: Orderable): number => Math.max(0, quantity - minimum)

/** How much of an earlier order can be ordered again; 0 if nothing can. */
export const reorderQuantity = (quantity: number, product: Orderable): number => {
  if (!canBeOrdered(product)) return 0
  const wanted = Math.max(quantity, product.minimum)
  return wanted <= product.stock ? wanted : product.stock - (product.stock % product.minimum)
}
