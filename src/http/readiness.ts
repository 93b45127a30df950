/** `isDraining` is set as soon as the process is asked to stop, so that load balancers send no new requests. */
export interface Readiness {
  isDraining: boolean
}
