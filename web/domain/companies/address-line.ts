import type { Address } from '../../api/generated.ts'

/** Çiçek Sk. 5, 34330 Beşiktaş/İstanbul */
export const addressLine = ({ street, postal_code, district, city }: Address): string =>
  [street, [postal_code, [district, city].filter(Boolean).join('/')].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ')
