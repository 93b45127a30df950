/** `isDraining` is set first when the process is asked to stop, so that no new requests are sent its way. */
export interface Readiness {
  isDraining: boolean
}
