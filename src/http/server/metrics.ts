/** What the server counts about itself, for Prometheus. */
export interface Metrics {
  /** Of an answered request. */
  observe: (operation: string, status: number, seconds: number) => void
  /** Whether a token with this hash is the operator's. */
  isReadWith: (tokenHash: string) => boolean
  /** All metrics; callers that ask at the same time get the same text. */
  text: () => Promise<string>
  /** The content type of the text. */
  type: string
}
