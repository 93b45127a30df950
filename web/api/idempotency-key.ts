/**
 * One each time a form is opened. `randomUUID` exists only on https and localhost; on a plain-http network there is
 * still `getRandomValues`.
 */
export const newIdempotencyKey = (): string =>
  typeof crypto.randomUUID === 'function'
    ? crypto.randomUUID()
    : Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
