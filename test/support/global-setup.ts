import type { TestProject } from 'vitest/node'
import { prepareTemplate, type Template } from './template.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    adminUrl: string
    templateName: string
    applicationRole: Template['role']
    replicaUrls: string[]
  }
}

/** Each project loads this file again in the same process, so the server is shared through a global. */
const shared = globalThis as { tabldotTemplate?: { users: number; template: Promise<Template> } }

export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const current = (shared.tabldotTemplate ??= { users: 0, template: prepareTemplate() })
  current.users += 1
  const { adminUrl, name, role, replicaUrls, drop } = await current.template
  project.provide('adminUrl', adminUrl)
  project.provide('templateName', name)
  project.provide('applicationRole', role)
  project.provide('replicaUrls', replicaUrls)
  return async () => {
    current.users -= 1
    if (current.users > 0) return
    delete shared.tabldotTemplate
    await drop()
  }
}
