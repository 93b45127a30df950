import { defineConfig } from 'vitest/config'

/** Drills take minutes and need programs of Debian, so they are no part of the tests. */
export default defineConfig({
  test: {
    include: ['test/drills/*.test.ts'],
    pool: 'forks',
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 300_000,
    disableConsoleIntercept: true,
  },
})
