import hooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'

const findById = (method) => ({
  selector: `CallExpression[callee.property.name=/^${method}$/] > ObjectExpression:not(:has(> Property[key.name=/^(companyId|company|corporateId|cateringId|supplierId|where)$/])):has(> Property[key.name='id']:not([value.name=/ompanyId$/]))`,
  message: 'A finder takes the tenant first: look for a row by its company and its id.',
})

const newEntity = 'Create a new entity with its constructor, such as newShift, which knows the defaults.'
const madeByConstructor = [
  { selector: "ImportSpecifier[imported.name='create']", message: newEntity },
  {
    selector: "CallExpression[callee.object.name='Object'][callee.property.name='assign'] > NewExpression:first-child",
    message: newEntity,
  },
  {
    selector: "Program:not(:has(ClassDeclaration)) ImportSpecifier[imported.name='constructorOf']",
    message: 'Declare the constructor of an entity next to its class.',
  },
]

const clockRule = [
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Time comes from the Clock port alone.',
  },
  {
    selector: "MemberExpression[object.name='Date'][property.name='now']",
    message: 'Time comes from the Clock port alone.',
  },
]

const formatterRule = {
  selector: "Program > VariableDeclaration > VariableDeclarator > NewExpression[callee.object.name='Intl']",
  message: 'Make it with atFirstUse: each takes a phone ten milliseconds, whether it is used or not.',
}

const storages = ['localStorage', 'sessionStorage'].map((name) => ({
  name,
  message: 'A page may be denied its storage: use that of web/ui/device/page-storage.ts.',
}))
const fetched = { name: 'fetch', message: 'The server is asked by the generated hooks of web/api.' }

// Rules that ask for types are in .oxlintrc.json: what oxlint answers in seconds took ESLint two minutes.
export default defineConfig(
  globalIgnores(['dist', '.data', 'coverage', 'src/contract', 'web/api/generated*.ts', 'test/architecture']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } }],
    },
  },
  {
    // Time comes from the Clock port, chance from the Ids port, new entities from their constructors.
    files: ['src/core/**/*.ts'],
    ignores: ['src/core/shared/create.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...madeByConstructor,
        ...clockRule,
        {
          selector: "MemberExpression[object.name='Math'][property.name='random']",
          message: 'Chance comes through a port.',
        },
      ],
    },
  },
  {
    files: ['src/http/**/*.ts', 'src/gateways/**/*.ts', 'src/main/**/*.ts'],
    // The clock itself, and how long a program is waited for.
    ignores: ['src/gateways/system.ts', 'src/gateways/embedded-postgres/wait-until-ready.ts'],
    rules: { 'no-restricted-syntax': ['error', ...clockRule] },
  },
  {
    files: ['src/persistence/**/*.ts', 'src/reads/**/*.ts'],
    rules: {
      // Prettier leaves SQL as it is.
      'max-len': ['error', { code: 120 }],
      'no-restricted-syntax': [
        'error',
        ...clockRule,
        findById('(findOneBy|findOneByOrFail|findBy|existsBy|countBy|update|delete|softDelete)'),
        {
          selector:
            "CallExpression[callee.property.name=/^(findOne|findOneOrFail|find|exists)$/] Property[key.name='where'] > ObjectExpression[properties.length=1] > Property[key.name='id']:not([value.name=/ompanyId$/])",
          message: 'A finder takes the tenant first: look for a row by its company and its id.',
        },
      ],
    },
  },
  {
    // Fakes and suites may copy entities; new ones are created as in the product.
    files: ['test/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.name='create'] > Identifier + ObjectExpression:not(:has(> SpreadElement))",
          message: newEntity,
        },
      ],
    },
  },
  { files: ['src/texts/**/*.ts'], rules: { 'no-restricted-syntax': ['error', formatterRule] } },
  { files: ['migrations/**/*.ts', '*.config.ts'], rules: { 'no-restricted-exports': 'off' } },
  {
    files: ['web/**/*.{ts,tsx}'],
    extends: [hooks.configs.flat.recommended],
    rules: {
      'no-restricted-syntax': [
        'error',
        formatterRule,
        { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: 'Markup never comes from data.' },
        {
          selector: "MemberExpression[object.name=/^(window|globalThis|self)$/][property.name='fetch']",
          message: fetched.message,
        },
      ],
      'no-restricted-globals': ['error', ...storages, fetched],
      'no-restricted-imports': [
        'error',
        {
          name: '@fluentui/react-components',
          importNames: ['Dialog'],
          message: 'Back does not close it: use Modal of web/ui/dialogs/modal.tsx.',
        },
      ],
    },
  },
  {
    // The service worker answers requests, the typeface of embedded panels is no operation, and what the generated hooks
    // send with is not sent by a hook.
    files: ['web/sw/**/*.ts', 'web/embed/load-typeface.ts', 'web/api/early-answers.ts'],
    rules: { 'no-restricted-globals': ['error', ...storages] },
  },
  { files: ['web/ui/dialogs/modal.tsx'], rules: { 'no-restricted-imports': 'off' } },
)
