import type { TestProject } from 'vitest/node'
import { findOrInstallChromium, headlessShellOr } from './find-chromium.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    chromiumPath: string
    headlessShellPath: string
  }
}

export const setup = async (project: TestProject): Promise<void> => {
  const chromiumPath = await findOrInstallChromium()
  project.provide('chromiumPath', chromiumPath)
  project.provide('headlessShellPath', headlessShellOr(chromiumPath))
}
