const keyOf = (companyId: string): string => `brand_logo_url:${companyId}`

/** The last logo of this company that this browser could show. */
export const storedBrandLogo = (companyId: string): string | null => localStorage.getItem(keyOf(companyId))
export const storeBrandLogo = (companyId: string, url: string): void => localStorage.setItem(keyOf(companyId), url)
export const forgetBrandLogo = (companyId: string): void => localStorage.removeItem(keyOf(companyId))
