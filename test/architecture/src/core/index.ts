export const name = 'src/core/index.ts'
