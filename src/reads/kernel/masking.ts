/** Phone and e-mail for people without management rights (rule I9): `5*******12`, `a***@firma.com`. */
export const maskedPhone = (column: string): string => `overlay(${column} placing '*******' from 2 for 7)`
export const maskedEmail = (column: string): string => `regexp_replace(${column}, '^(.)[^@]*@', '\\1***@')`
