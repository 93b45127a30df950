import { build, type InlineConfig, type Rolldown, type UserConfig } from 'vite'

export type Bundle = Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>
export type GroupOf = (id: string) => string | null

const builtBy = async (config: InlineConfig): Promise<Rolldown.RolldownOutput['output']> => {
  const made = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false },
  })
  const { output } = (Array.isArray(made) ? made[0] : made) as Rolldown.RolldownOutput
  return output
}

/** What the bundler makes when nothing says how, to see which modules belong together. */
export const bundleOnce = async (config: UserConfig): Promise<Bundle> => {
  const output = await builtBy({ ...config, build: { ...config.build, minify: false } })
  return Object.fromEntries(output.map((part) => [part.fileName, part]))
}

/** The code of a script and everything that it imports. */
export const scriptOf = async ({ root, build }: UserConfig, entry: string): Promise<string> => {
  const rolldownOptions = { treeshake: build?.rolldownOptions?.treeshake }
  const [{ code }] = await builtBy({
    root,
    build: { lib: { entry, formats: ['iife'], name: 'script' }, rolldownOptions },
  })
  return code
}

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((part) => part.type === 'chunk')

const withImports = (bundle: Bundle, names: readonly string[]): Set<string> => {
  const files = new Set(names)
  for (const file of files)
    for (const imported of chunksOf(bundle).find(({ fileName }) => fileName === file)?.imports ?? [])
      files.add(imported)
  return files
}

/** The files in which these modules are, and what they import. */
export const filesOf = (bundle: Bundle, modules: readonly string[]): Set<string> =>
  withImports(
    bundle,
    modules.flatMap((module) => {
      const holding = chunksOf(bundle).filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/web/${module}`)))
      if (holding.length === 0) throw new Error(`no file has ${module}`)
      return holding.map(({ fileName }) => fileName)
    }),
  )

const idsIn = (bundle: Bundle, files: Set<string>): Set<string> =>
  new Set(chunksOf(bundle).flatMap(({ fileName, moduleIds }) => (files.has(fileName) ? moduleIds : [])))

export interface Screen {
  /** What it loads besides the entry, below `web/`. */
  modules: readonly string[]
  /** So many people come in here that it loads nothing it does not need, in as few files as that allows. */
  isEntrance?: boolean
}

/** What every screen loads after its data. */
const dialogs: Screen = { modules: ['frame/gate/sign-in-again-dialog.tsx', 'ui/unsaved/unsaved-dialog.tsx'] }

interface Group {
  screens: Set<Screen>
  ids: string[]
  size: number
  /** Files of the bundle that was made to see, where these modules were, and those that they import. */
  files: Set<string>
  imports: Set<string>
}

/** What one more file costs a screen, in characters before anything is shortened: about 1 kB downloaded. */
const usualCost = 9_000
const atEntrance = 18

/** What one file instead of two saves the screens that load both, less what others then load without needing it. */
const gainOf = (one: Group, other: Group, costOfFile: number): number => {
  const [without, besides] = [one.screens.difference(other.screens), other.screens.difference(one.screens)]
  if (
    without
      .union(besides)
      .values()
      .some(({ isEntrance }) => isEntrance)
  )
    return -Infinity
  const saved = one.screens
    .intersection(other.screens)
    .values()
    .reduce((sum, { isEntrance }) => sum + (isEntrance ? atEntrance : 1) * costOfFile, 0)
  return saved - one.size * besides.size - other.size * without.size
}

const joined = (one: Group, other: Group): Group => ({
  screens: one.screens.union(other.screens),
  ids: [...one.ids, ...other.ids],
  size: one.size + other.size,
  files: one.files.union(other.files),
  imports: one.imports.union(other.imports),
})

const importedBy = ({ imports }: Group, groups: readonly Group[]): Group[] =>
  groups.filter(({ files }) => !files.isDisjointFrom(imports))

/**
 * Whether one imports the other by way of a third. In one file they would import each other with it, and a module would
 * run before what it imports.
 */
const isApart = (one: Group, other: Group, groups: readonly Group[]): boolean => {
  const found = new Set(importedBy(one, groups).filter((group) => group !== one && group !== other))
  for (const group of found) for (const imported of importedBy(group, groups)) found.add(imported)
  return found.has(other)
}

/** Joins two groups as long as it saves anything. */
const joinAll = (groups: readonly Group[], costOfFile: number): readonly Group[] => {
  let best = { gain: 0, pair: [] as Group[] }
  for (const [at, one] of groups.entries())
    for (const other of groups.slice(at + 1)) {
      const gain = gainOf(one, other, costOfFile)
      if (gain > best.gain && !isApart(one, other, groups) && !isApart(other, one, groups))
        best = { gain, pair: [one, other] }
    }
  const [one, other] = best.pair
  if (one === undefined || other === undefined) return groups
  return joinAll([...groups.filter((group) => group !== one && group !== other), joined(one, other)], costOfFile)
}

/**
 * One file for the modules that the same screens need first, unless it costs less that some screens load what they do not
 * need. What `entry` needs is one file, and what none of them needs is left to the bundler.
 */
export const groupsOf = (
  bundle: Bundle,
  entry: readonly string[],
  given: readonly Screen[],
  costOfFile = usualCost,
): GroupOf => {
  const screens = [...given, dialogs]
  const first = idsIn(bundle, filesOf(bundle, entry))
  const needed = new Map(screens.map((screen) => [screen, idsIn(bundle, filesOf(bundle, screen.modules))]))
  const groups = new Map<string, Group>()
  for (const { fileName, imports, modules } of chunksOf(bundle)) {
    for (const [id, { code }] of Object.entries(modules)) {
      const needing = screens.filter((screen) => needed.get(screen)?.has(id))
      if (first.has(id) || needing.length === 0) continue
      const name = needing.map((screen) => screens.indexOf(screen)).join()
      const group: Group = {
        screens: new Set(needing),
        ids: [id],
        size: code?.length ?? 0,
        files: new Set([fileName]),
        imports: new Set(imports),
      }
      const known = groups.get(name)
      groups.set(name, known ? joined(known, group) : group)
    }
  }
  const names = new Map(
    joinAll([...groups.values()], costOfFile).flatMap(({ ids }, at) => ids.map((id) => [id, `part-${at}`])),
  )
  return (id) => (first.has(id) ? 'app' : (names.get(id) ?? null))
}

/** Builds with these files; null leaves a module to the bundler. */
export const groupedBy = (name: GroupOf): UserConfig => ({
  build: {
    rolldownOptions: {
      preserveEntrySignatures: false,
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name, debugName: 'areas' }] } },
    },
  },
})
