export const name = 'src/main/serve.ts'
