import { join } from 'node:path'
import ts from 'typescript'

const root = join(import.meta.dirname, '..')

/** The files and options of a `tsconfig.json`, by its path in the repository. */
export const projectAt = (path: string): ts.ParsedCommandLine => {
  const project = ts.getParsedCommandLineOfConfigFile(
    join(root, path),
    { incremental: false, noEmit: true },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'))
      },
    },
  )
  if (project === undefined) throw new Error(`${path} cannot be read.`)
  return project
}
