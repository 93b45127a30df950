import { fold, withoutStrayBlanks } from '../shared/rules.ts'

/** How many components a dish can have; the contract and the database repeat it. */
export const maxComponents = 12

/** What is cooked and counted as one, however a menu spells it (rule K2). */
export interface Component {
  key: string
  name: string
}

export const componentKeyOf = (name: string): string => fold(withoutStrayBlanks(name))

const capitalized = (name: string): string => name.charAt(0).toLocaleUpperCase('tr') + name.slice(1)

/** `Macar gulaş, erişte, mevsim salata` → three components, the main one first (rule K2). */
export const proposedComponents = (dish: string): string[] => {
  const parts = distinct(dish.split(',')).map(capitalized)
  if (parts.length === 0) return [withoutStrayBlanks(dish)]
  return parts.length <= maxComponents
    ? parts
    : [...parts.slice(0, maxComponents - 1), parts.slice(maxComponents - 1).join(', ')]
}

/** Tidies names of components, each once; the first is the main one. */
export const distinct = (names: readonly string[]): string[] => {
  const tidy = names.map(withoutStrayBlanks).filter((name) => name !== '')
  const keys = tidy.map(componentKeyOf)
  return tidy.filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
}

/** Other names that the kitchen gave components, by their keys; two with the same name are one. */
export type ComponentNames = Readonly<Record<string, string>>

/** Follows names of names; two that were given each other's at the same time both stay. */
export const namedComponent = (written: string, names: ComponentNames): Component => {
  let name = withoutStrayBlanks(written)
  const seen = new Set<string>()
  for (let key = componentKeyOf(name); !seen.has(key); key = componentKeyOf(name)) {
    seen.add(key)
    name = names[key] ?? name
  }
  return { key: componentKeyOf(name), name }
}

/** The components of a dish under their own names: as the kitchen split it, or as proposed. */
export const writtenComponents = (dish: string, split: readonly string[] | null): readonly string[] =>
  split ?? proposedComponents(dish)

/** The components of a dish as the kitchen counts them. */
export const componentsOf = (dish: string, split: readonly string[] | null, names: ComponentNames): Component[] => {
  const components = writtenComponents(dish, split).map((name) => namedComponent(name, names))
  return components.filter(({ key }, at) => components.findIndex((other) => other.key === key) === at)
}

export type Components = (dish: string, split: readonly string[] | null) => readonly Component[]

/** `componentsOf` for many dishes that repeat: each one is split once. A dish always has the same `split`. */
export const componentsBy = (names: ComponentNames): Components => {
  const known = new Map<string, readonly Component[]>()
  return (dish, split) => {
    const components = known.get(dish) ?? componentsOf(dish, split, names)
    known.set(dish, components)
    return components
  }
}
