export const shortestPassword = 8

export const passwordProblem = (password: string): string | undefined =>
  password.length < shortestPassword ? `Parola en az ${shortestPassword} karakter olmalı` : undefined
