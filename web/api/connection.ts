/** The fields of the sign-in form that a device may remember. */
export interface RememberedAccount {
  /** `individual` for the individual area. */
  companyType: string
  companyId: string
  companyName: string
  phone: string
}

/** Where an app keeps the token of whoever is signed in. */
export interface Session {
  /** Whoever made the page signs people in and out: the app offers no way to it. */
  isGiven?: true
  token: () => string | null
  start: (token: string) => void
  /** Starts the session of somebody else: nothing of whoever was here before stays in memory. */
  startAnew: (token: string, path: string) => void
  /** Signs out on this device and leaves nothing of the person in memory. */
  end: () => void
  /** Tells when somebody signed in or out elsewhere, such as in another tab; returns how to stop listening. */
  watch: (onChange: () => void) => () => void
  /** Device tokens of sign-ins, by a text that names the account. */
  knownDevices: {
    tokenOf: (account: string) => string | undefined
    keep: (account: string, token: string) => void
  }
  /** Answers that are readable without a connection, until the sign-out; undefined where nothing is kept. */
  answers?: {
    /** `key` tells the question. Keeps only what is meant to be read offline. */
    keep: (endpoint: string, key: string, data: unknown) => void
    /** With the instant at which it was received. */
    recall: (endpoint: string, key: string) => { data: unknown; at: string } | undefined
  }
  /** Who signed in last on this device and let it remember them. */
  lastAccount: {
    recall: () => RememberedAccount | null
    remember: (account: RememberedAccount) => void
    forget: () => void
  }
}

/** How an app reaches the server. Its store carries it as the thunks' extra argument. */
export interface Connection {
  /** Absolute address, such as `https://tabldot.example/api`. */
  apiRoot: string
  session: Session
  /** Hears the operation of each command that was carried out. */
  onChanged?: (operation: string) => void
  /** Hears once that the server no longer knows the session. */
  onExpired?: () => void
}
