import type { RequestHandler } from 'express'

const allowed = {
  'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key, If-None-Match',
  /** Two hours in seconds; browsers keep it no longer. */
  'Access-Control-Max-Age': '7200',
}

const exposed = 'Allow, Content-Disposition, Deprecation, ETag, Link, Retry-After, Sunset, X-Request-Id'

/**
 * Lets the pages of the listed origins call the API, load the panels and show the pictures (rule E2), whatever the answer is;
 * nobody else hears of it. There are no cookies, so credentials are never allowed.
 */
export const crossOrigin = (origins: readonly string[]): RequestHandler[] => {
  if (origins.length === 0) return []
  const listed = new Set(origins)
  return [
    (request, response, next) => {
      // Pictures and fonts are asked for without an origin; a page that isolates itself shows only those marked so.
      response.set('Cross-Origin-Resource-Policy', 'cross-origin')
      // For shared caches: also what was asked without an origin is another answer.
      response.vary('Origin')
      const origin = request.get('origin')
      if (origin === undefined || !listed.has(origin)) return next()
      response.set({ 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': exposed })
      const isPreflight = request.method === 'OPTIONS' && request.get('access-control-request-method') !== undefined
      if (isPreflight) response.set(allowed).status(204).end()
      else next()
    },
  ]
}
