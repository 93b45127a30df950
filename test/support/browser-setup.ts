import type { TestProject } from 'vitest/node'
import { findOrInstallChromium } from './find-chromium.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    chromiumPath: string
  }
}

export const setup = async (project: TestProject): Promise<void> => {
  project.provide('chromiumPath', await findOrInstallChromium())
}
