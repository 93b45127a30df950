import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { Stages } from './test/support/stages.ts'

const quickTests = ['core', 'texts', 'web-logic', 'contract', 'docs', 'checks']
const databaseTests = ['main', 'gateways', 'persistence', 'reads', 'http', 'cli', 'support']

/** Many times what anything takes on a quiet machine, since nothing is measured; only a failing test waits so long. */
const patience = { expect: { poll: { timeout: 60_000 } }, testTimeout: 300_000, hookTimeout: 300_000 }

export default defineConfig({
  test: {
    // One more than cores: each of them waits for PostgreSQL and Chromium for a part of its time.
    maxWorkers: Math.min(availableParallelism() + 1, 4),
    // Workers and the servers and commands that tests start compile each file once.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules', '.cache', 'tests') },
    reporters: ['default', new Stages()],
    projects: [
      { test: { name: 'core', isolate: false, include: quickTests.map((folder) => `test/${folder}/**/*.test.ts`) } },
      {
        test: {
          name: 'database',
          // The product's modules are loaded once for a worker; files share no data, each has a database of its own.
          isolate: false,
          include: databaseTests.map((folder) => `test/${folder}/**/*.test.ts`),
          pool: 'forks',
          globalSetup: 'test/support/global-setup.ts',
          ...patience,
        },
      },
      {
        test: {
          name: 'browser',
          // One Chromium for a worker, and what it has compiled: files share it, but no data.
          isolate: false,
          include: ['test/web/**/*.test.ts'],
          pool: 'forks',
          globalSetup: ['test/support/browser-setup.ts', 'test/support/global-setup.ts'],
          ...patience,
        },
      },
    ],
  },
})
