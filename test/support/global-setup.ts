import type { TestProject } from 'vitest/node'
import { prepareTemplate, type Template } from './template.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    adminUrl: string
    templateName: string
  }
}

/** Projects load this file each for themselves, in one process: the server is theirs together. */
const shared = globalThis as { tabldotTemplate?: { users: number; template: Promise<Template> } }

export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const ours = (shared.tabldotTemplate ??= { users: 0, template: prepareTemplate() })
  ours.users += 1
  const { adminUrl, name, drop } = await ours.template
  project.provide('adminUrl', adminUrl)
  project.provide('templateName', name)
  return async () => {
    ours.users -= 1
    if (ours.users > 0) return
    delete shared.tabldotTemplate
    await drop()
  }
}
