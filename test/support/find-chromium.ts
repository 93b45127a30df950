import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { chromium } from 'playwright'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const macApps = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const onPath = (...programs: string[]): string[] =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .concat('/usr/bin')
    .flatMap((dir) => programs.map((program) => join(dir, program)))

const find = (): string | undefined => [...onPath(...names), ...macApps, chromium.executablePath()].find(isExecutable)

const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

const installFromDebian = (): boolean => {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version') || !run('apt-get', 'update', '-q')) return false
  const install = (name: string) => run('apt-get', 'install', '-y', '-q', '--no-install-recommends', name)
  if (!install('chromium')) return false
  // Older releases do not have it.
  install('chromium-headless-shell')
  return true
}

const installFromPlaywright = (): boolean => {
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js')
  return run(process.execPath, cli, 'install', 'chromium')
}

/** Uses CHROMIUM, otherwise a browser of the system, otherwise installs one. */
export const findOrInstallChromium = (): Promise<string> => {
  const given = process.env.CHROMIUM
  if (given)
    return isExecutable(given)
      ? Promise.resolve(given)
      : Promise.reject(new Error(`CHROMIUM ile verilen ${given} çalıştırılabilir bir dosya değil.`))
  const existing = find()
  if (existing) return Promise.resolve(existing)
  console.warn('Chromium bulunamadı, kuruluyor; bu birkaç dakika sürebilir.')
  const installed = [installFromDebian, installFromPlaywright].some((install) => install() && find() !== undefined)
  const path = installed ? find() : undefined
  return path
    ? Promise.resolve(path)
    : Promise.reject(
        new Error(
          'Chromium bulunamadı ve kurulamadı: Chromium ya da Google Chrome kurun, yolunu CHROMIUM ortam değişkeniyle verin.',
        ),
      )
}

/**
 * Chromium without the parts that only a window needs, which takes a quarter less processor time. It knows no push
 * messages. The whole one where it is not installed.
 */
export const headlessShellOr = (whole: string): string =>
  process.env.CHROMIUM ? whole : (onPath('chromium-headless-shell').find(isExecutable) ?? whole)
