export interface Readiness {
  /** Set as soon as the process is asked to stop, so that load balancers send no new requests. */
  isDraining: boolean
  /** Where this server hears itself; known once it listens. */
  ownUrl: string
  /** What goes on after its request was answered; it ends before the process does. */
  work: Set<Promise<void>>
}
