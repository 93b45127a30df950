import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Lock {
  packages: Record<string, { version: string; license?: string }>
}

export interface ShippedPackage {
  name: string
  version: string
  licence: string
  /** With the texts of its licence. */
  folder: string
}

/** `web/fonts/figtree.woff2` is made from it. */
const typeface = 'node_modules/@fontsource-variable/figtree'

const readJson = (...path: string[]): unknown => JSON.parse(readFileSync(join(...path), 'utf8'))

/** The packages of an installation: those in its `node_modules`, and those inside the bundles of server and web app. */
export const shippedPackages = (root: string, installation: string): ShippedPackage[] => {
  const lock = readJson(root, 'package-lock.json') as Lock
  const installed = Object.keys((readJson(installation, 'node_modules', '.package-lock.json') as Lock).packages)
  const bundled = globSync('dist/packages/*.json', { cwd: root }).flatMap((file) => readJson(root, file) as string[])
  const packages = [...installed, ...bundled, typeface].map((path) => {
    const { version = '', license = 'no licence named' } = lock.packages[path] ?? {}
    const folder = join(installed.includes(path) ? installation : root, path)
    return { name: path.split('node_modules/').at(-1) ?? '', version, licence: license, folder }
  })
  const once = new Map(packages.map((one) => [`${one.name}@${one.version}`, one]))
  return [...once.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

const licenceTexts = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [])
    .filter((entry) => entry.isFile() && /^(licen[cs]e|copying|notice|third[-_]party)/i.test(entry.name))
    .map(({ name }) => readFileSync(join(folder, name), 'utf8').trim())

/** The licences of all packages with their texts, and of the list of passwords, which has its licence at its head. */
export const thirdPartyNotices = (root: string, packages: readonly ShippedPackage[]): string => {
  const passwords = readFileSync(join(root, 'src', 'core', 'access', 'common-passwords.ts'), 'utf8')
  const [, head = ''] = /\/\*\n([\s\S]*?)\*\//.exec(passwords) ?? []
  const parts = [
    ...packages.map(({ name, version, licence, folder }) => [
      `${name} ${version} (${licence})`,
      ...licenceTexts(folder),
    ]),
    ['Common passwords', head.replaceAll(/^ \* ?/gm, '').trim()],
  ]
  const introduction = 'Tabldot contains the following works of others, under their licences.'
  return `${[introduction, ...parts.flatMap((part) => ['='.repeat(80), ...part])].join('\n\n')}\n`
}

export interface Bill {
  metadata: { component: { 'bom-ref': string; name: string } }
  components: { 'bom-ref': string; scope?: string; properties?: { name: string }[] }[]
  dependencies: { ref: string; dependsOn?: string[] }[]
}

/** Npm's bill of materials for everything in package-lock.json, narrowed to what an installation contains. */
export const narrowBill = (bill: Bill, packages: readonly ShippedPackage[]): Bill => {
  const { component } = bill.metadata
  const refs = new Set([component['bom-ref'], ...packages.map(({ name, version }) => `${name}@${version}`)])
  return {
    ...bill,
    // Npm names the product after its folder.
    metadata: { ...bill.metadata, component: { ...component, name: 'tabldot' } },
    // What is bundled is shipped, although npm knows it as a package for development.
    components: bill.components
      .filter((one) => refs.has(one['bom-ref']))
      .map(({ properties = [], ...one }) => ({
        ...one,
        scope: 'required',
        properties: properties.filter(({ name }) => name !== 'cdx:npm:package:development'),
      })),
    dependencies: bill.dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) })),
  }
}
