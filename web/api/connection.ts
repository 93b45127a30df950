/** The fields of the sign-in form that a device may remember. */
export interface RememberedAccount {
  /** `individual` for the individual area. */
  companyType: string
  companyId: string
  companyName: string
  phone: string
}

/** Where an app keeps the token of the person signed in. */
export interface Session {
  /** The surrounding page signs people in and out, so the app offers neither. */
  isGiven?: true
  token: () => string | null
  start: (token: string) => void
  /** Starts somebody else's session; nothing of the previous person stays in memory. */
  startAnew: (token: string, path: string) => void
  /** Signs out on this device; nothing of the person stays in memory. */
  end: () => void
  /** Calls back when somebody signs in or out elsewhere, such as in another tab; returns a function to stop. */
  watch: (onChange: () => void) => () => void
  /** Device tokens from earlier sign-ins, by a string that identifies the account. */
  knownDevices: {
    tokenOf: (account: string) => string | undefined
    keep: (account: string, token: string) => void
  }
  /** Answers readable offline until the sign-out; undefined where none are kept. */
  answers?: {
    /** `key` identifies the query. Keeps only what is meant to be read offline. */
    keep: (endpoint: string, key: string, data: unknown) => void
    /** `at` is the instant at which the answer was received. */
    recall: (endpoint: string, key: string) => { data: unknown; at: string } | undefined
  }
  /** The last person to sign in on this device, if they agreed to be remembered. */
  lastAccount: {
    recall: () => RememberedAccount | null
    remember: (account: RememberedAccount) => void
    forget: () => void
  }
}

/** How an app reaches the server; its store passes it to thunks as their extra argument. */
export interface Connection {
  /** Absolute, such as `https://tabldot.example/api`. */
  apiRoot: string
  session: Session
  /** Called with the operation of each successful command. */
  onChanged?: (operation: string) => void
  /** Called once when the server no longer knows the session. */
  onExpired?: () => void
}
