import type { RequestHandler } from 'express'

const allowed = {
  'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key, If-None-Match',
  /** Two hours in seconds; browsers cap it there. */
  'Access-Control-Max-Age': '7200',
}

const exposed = 'Allow, Content-Disposition, Deprecation, ETag, Link, Retry-After, Sunset, X-Request-Id'

/**
 * Lets pages from the listed origins call the API, load the panels and show the pictures (rule E2), whatever the
 * response; other origins get no headers. There are no cookies, so credentials are never allowed.
 */
export const crossOrigin = (origins: readonly string[]): RequestHandler[] => {
  if (origins.length === 0) return []
  const listed = new Set(origins)
  return [
    (request, response, next) => {
      // Pictures and fonts are requested without an origin; a cross-origin isolated page only shows those marked like
      // this.
      response.set('Cross-Origin-Resource-Policy', 'cross-origin')
      // For shared caches: responses to requests without an origin differ as well.
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
