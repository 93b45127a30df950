export const name = 'src/core/store/index.ts'
