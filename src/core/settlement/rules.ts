/** Pure rules without ports, which reads and the web app may use too. */
export * from './departments.ts'
export * from './figures.ts'
export * from './periods.ts'

/** The two that settle with each other. */
export type Side = 'catering' | 'corporate'
export const otherSide = { catering: 'corporate', corporate: 'catering' } as const satisfies Record<Side, Side>

/** Of a correction's reason and a refusal's, in characters. */
export const correctionReason = { min: 5, max: 500 } as const
export const maxCorrectedPortions = 100_000
/** Of one statement, whatever became of them. */
export const maxCorrections = 500
/** An approval without the other side's answer is pointed out after so many days (rule H2). */
export const overdueDays = 5

/** The states of rule H2. */
export const statementStates = ['preview', 'draft', 'waiting', 'agreed'] as const
export type StatementState = (typeof statementStates)[number]
