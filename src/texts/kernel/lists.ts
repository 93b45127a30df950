import { atFirstUse } from '../../core/shared/rules.ts'

const conjunction = atFirstUse(() => new Intl.ListFormat('tr', { type: 'conjunction' }))
const disjunction = atFirstUse(() => new Intl.ListFormat('tr', { type: 'disjunction' }))

/** Elma, Armut ve Nar */
export const allOf = (names: Iterable<string>): string => conjunction().format(names)
/** Elma, Armut veya Nar */
export const anyOf = (names: Iterable<string>): string => disjunction().format(names)
