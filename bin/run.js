// Written for any Node and any system, so that those that cannot run Tabldot get a sentence instead of a syntax error.
import { spawn } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import module from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

export const root = dirname(dirname(realpathSync(fileURLToPath(import.meta.url))))
const ownNode = join(root, 'node_modules', '.bin', 'node')

const fail = (sentence) => {
  console.error(sentence)
  process.exitCode = 1
}

/** Runs the program with this Node, or with the one that is installed beside it if this one is too old. */
export const run = async (program) => {
  const { platform, arch, versions } = process
  if (!['linux', 'darwin'].includes(platform))
    return fail(
      `Tabldot bu işletim sisteminde (${platform}) çalışmaz; Linux ve macOS desteklenir. Windows'ta WSL 2 içinde çalıştırın: https://learn.microsoft.com/windows/wsl`,
    )
  if (!['x64', 'arm64'].includes(arch))
    return fail(`Tabldot bu işlemcide (${arch}) çalışmaz; x64 ve arm64 desteklenir.`)
  if (Number(versions.node.split('.')[0]) >= 24) {
    process.argv[1] = program
    // Keeps what V8 has compiled for the next run, if the folder can be written.
    if (program.startsWith(join(root, 'dist'))) module.enableCompileCache(join(root, 'dist', 'compiled'))
    return import(pathToFileURL(program).href)
  }
  if (!existsSync(ownNode))
    return fail(
      `Tabldot Node.js 24 ya da yenisini ister, bu sürüm ${versions.node}. Node.js 24 kurun ya da Tabldot'un klasöründe "npm install --omit=dev --save-prod node@24" komutunu çalıştırın.`,
    )
  const child = spawn(ownNode, process.argv.slice(1), { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1)
  })
}
