/** In which kitchen a request is answered. */
export type KitchenOfFirm = { cateringId: string; corpId: string }
