export interface Readiness {
  /** Set as soon as the process is asked to stop, so that load balancers send no new requests. */
  isDraining: boolean
  /** Where this server can reach itself; known once it listens. */
  ownUrl: string
  /** Work that continues after its request was answered; the process waits for it before it exits. */
  work: Set<Promise<void>>
}
