export const name = 'test/fake.ts'
