import type { Plugin } from 'vite'

/** Fluent's table of its own variables, `tokens.colorBrandStroke1`, without their 700 names. */
const tokens: Plugin = {
  name: 'tokens-by-name',
  load: {
    filter: { id: /@fluentui\/tokens\/lib\/tokens\.js$/ },
    handler: () => 'export const tokens = /*#__PURE__*/ new Proxy({}, { get: (_, name) => `var(--${String(name)})` })',
  },
}

const noMirror = '\0no-mirror'

/** Turkish is written from left to right, so no style is mirrored. */
const leftToRight: Plugin = {
  name: 'left-to-right',
  resolveId: { filter: { id: /^rtl-css-js\/core$/ }, handler: () => noMirror },
  load: {
    filter: { id: /no-mirror$/ },
    handler: () =>
      'export const convert = (styles) => styles\nexport const convertProperty = (key, value) => ({ key, value })',
  },
}

/**
 * React Router is one file, whose unused components stay because they are made by calls and have a name set. Its package
 * exports only the build that warns developers.
 */
const routerParts: Plugin = {
  name: 'router-parts',
  transform: {
    filter: { id: /react-router\/dist\/development\/chunk-\w+\.mjs$/ },
    handler: (code) =>
      code
        .replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false')
        .replaceAll(/^\w+\.displayName = .*;$/gm, '')
        .replaceAll(/= (?=React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /*#__PURE__*/ '),
  },
}

/** `ArrowLeft20Regular` is in `arrow-left`. */
const iconFileOf = (name: string): string =>
  name
    .replace(/\d*(Regular|Filled)$/, '')
    .replaceAll(/(?<=.)[A-Z]|(?<=\D)\d/g, '-$&')
    .toLowerCase()

/** The package's main module puts hundreds of icons into each of its files; here each icon comes from a file of its own. */
const iconsByName: Plugin = {
  name: 'icons-by-name',
  transform: {
    filter: { id: /\/web\/.*\.tsx?$/, code: /'@fluentui\/react-icons'/ },
    handler: (code) =>
      code.replaceAll(/import \{([^}]*)\} from '@fluentui\/react-icons'/g, (_, names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && !name.startsWith('type '))
          .map((name) => `import { ${name} } from '@fluentui/react-icons/svg/${iconFileOf(name)}'`)
          .join('; '),
      ),
  },
}

/** Leaves out of packages what the app never uses and the bundler cannot tell: 6 kB of the sign-in page. */
export const leanPackages: Plugin[] = [tokens, leftToRight, routerParts, iconsByName].map((plugin) => ({
  ...plugin,
  // Before packages are resolved and types removed.
  enforce: 'pre',
  apply: 'build',
}))
