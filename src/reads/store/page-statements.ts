/** The statements of a list: whole or narrowed, from its beginning or after a row. */
export interface Pages<Statement> {
  whole: { first: Statement; next: Statement }
  narrowed: { first: Statement; next: Statement }
}

export const pagesOf = <Statement>(make: (isNarrowed: boolean, isAfter: boolean) => Statement): Pages<Statement> => ({
  whole: { first: make(false, false), next: make(false, true) },
  narrowed: { first: make(true, false), next: make(true, true) },
})

export const pageOf = <Statement>(
  { whole, narrowed }: Pages<Statement>,
  isNarrowed: boolean,
  after: string | undefined,
): Statement => (isNarrowed ? narrowed : whole)[after === undefined ? 'first' : 'next']
