import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import express, { type ErrorRequestHandler, type Express, type RequestHandler, type Response, Router } from 'express'
import expressStaticGzip from 'express-static-gzip'
import helmet from 'helmet'
import { Refusal } from '../../core/shared/index.ts'
import type { Contract } from '../contract/contract.ts'
import type { Operations } from './operation.ts'
import { allowCompression } from './compression.ts'
import { crossOrigin } from './cross-origin.ts'
import { unlistedRefusals } from './listed-refusals.ts'
import { addContract } from './published-contract.ts'
import { isFrameable, isPageAddress } from './page-addresses.ts'
import { asHttpProblem, httpProblem, unexpected, unknownPath } from '../contract/problem.ts'
import { type CallFacts, registrar, type RegistrarPorts } from './registrar.ts'
import { type Log, requestLog, type RequestLogOptions } from './request-log.ts'

export interface ServerOptions extends RequestLogOptions {
  contract: Contract
  /** Folder of the built web app; if it is missing, only the API is served. */
  webFolder: string
  operations: Operations
  ports: RegistrarPorts
  /** How many proxies in front of the server are trusted to report the caller's address. */
  trustedProxies: number
  publicUrl: string
  /** Whether this installation sends mail; the page says so to forms that nobody has signed in for. */
  sendsMail: boolean
  /** Origins that may show pages in a frame, load the panels and call the API. */
  embedOrigins: readonly string[]
  /** Other hosts that images may come from. */
  imageHosts: readonly string[]
  /** Middleware in front of the API that validates requests and responses a second time. */
  contractCheck?: RequestHandler[]
  /** Whether a refusal that the contract does not list is an error. */
  checksRefusals?: boolean
}

const problems =
  (log: Log, unlisted: ReturnType<typeof unlistedRefusals> = () => undefined): ErrorRequestHandler =>
  (thrown: unknown, _request, response, _next) => {
    const facts = response.locals as CallFacts
    const { operation } = facts
    const told = asHttpProblem(thrown)
    const error = (told && operation && unlisted(operation, told.problem)) ?? thrown
    const { problem, retryAfter, allow } = asHttpProblem(error) ?? unexpected()
    facts.code = problem.code
    // Intended responses are not failures: a full queue, a server that is stopping.
    const isMeant = error instanceof Refusal || problem.code === 'service.draining'
    if (problem.status >= 500 && !isMeant)
      log.error({ request_id: response.getHeader('X-Request-Id'), err: error }, problem.code)
    if (response.headersSent) return void response.destroy()
    if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter)
    if (allow !== undefined) response.setHeader('Allow', allow)
    response.status(problem.status).setHeader('Content-Type', 'application/problem+json; charset=utf-8')
    response.send(JSON.stringify(problem))
  }

const refuseUnsupported: RequestHandler = (request, _response, next) => {
  const { expect: expectation = '100-continue' } = request.headers
  if (expectation.toLowerCase() !== '100-continue') throw httpProblem('request.unknown_expectation')
  next()
}

const isReadable = (path: string): boolean => {
  try {
    // A call whose result is not used is left out by the bundler.
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

/** Where programs and people find the contract (RFC 8631). */
const contractLinks = '</api/openapi.json>; rel="service-desc", </api/docs>; rel="service-doc"'

const apiHeaders: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('Link', contractLinks)
  response.setHeader('X-Content-Type-Options', 'nosniff')
  next()
}

const noncePlaceholder = '__CSP_NONCE__'

interface ListedScreen {
  /** A regular expression. */
  address: string
  title: string
  files: string[]
  /** Paths below `/api`. */
  asks: string[]
  /** The script that shows their answers before the app does; empty if there is none. */
  draws: string
}

/** The page for an address, with the title of its screen and what that loads, asks for and draws first (0127, 0129, 0156, 0185). */
const pagesOf = (page: string, webFolder: string): ((path: string) => string) => {
  const screens = JSON.parse(readFileSync(join(webFolder, 'screens.json'), 'utf8')) as ListedScreen[]
  const pages = screens.map(({ address, title, files, asks, draws }) => {
    // The service worker keeps the page without what is marked so.
    const linkTo = (href: string, look: string) => `<link data-screen ${look} href="${href}">\n`
    const links = files.map((file) => linkTo(`/${file}`, 'rel="modulepreload" fetchpriority="low" crossorigin'))
    const drawing = draws && linkTo(draws, 'rel="preload" as="script" media="(max-width: 767px)"')
    const text = page
      .replace(' data-asks=""', ` data-asks="${asks.join(' ').replaceAll('&', '&amp;')}"`)
      .replace(' data-draws=""', ` data-draws="${draws}"`)
      .replace('</template>', (end) => `${links.join('')}${end}\n${drawing}`)
      .replace('<b data-screen>', (start) => start + title)
    return { address: new RegExp(address, 'i'), text }
  })
  return (path) => pages.find(({ address }) => address.test(path))?.text ?? page
}

/** The page's one script that is no file (0156), as the policy names it. */
const hashOfScript = (page: string): string => {
  const [, script = ''] = /<script data-asks="" data-draws="">([^]*?)<\/script>/.exec(page) ?? []
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

/** Serves the built web app. Each response has a fresh nonce, so that only the page's own styles are applied. */
const webApp = ({ webFolder, publicUrl, sendsMail, embedOrigins, imageHosts }: ServerOptions): RequestHandler[] => {
  if (!existsSync(join(webFolder, 'index.html'))) return []
  const page = readFileSync(join(webFolder, 'index.html'), 'utf8').replace('__SENDS_MAIL__', sendsMail ? 'yes' : 'no')
  const pageFor = pagesOf(page, webFolder)
  const scriptSrc = ["'self'", hashOfScript(page)]
  const isSecure = publicUrl.startsWith('https:')
  const isEmbeddable = embedOrigins.length > 0
  const securityOf = (nonce: string, mayBeFramed: boolean): RequestHandler =>
    helmet({
      strictTransportSecurity: isSecure ? undefined : false,
      frameguard: mayBeFramed ? false : { action: 'deny' },
      // `crossOrigin` has already set it if embedding is allowed.
      crossOriginResourcePolicy: !isEmbeddable,
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc,
          styleSrc: ["'self'", `'nonce-${nonce}'`],
          imgSrc: ["'self'", ...imageHosts.map((host) => `https://${host}`)],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
          frameAncestors: mayBeFramed ? ["'self'", ...embedOrigins] : ["'none'"],
        },
      },
    })
  const files = expressStaticGzip(webFolder, {
    index: false,
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    serveStatic: {
      index: false,
      cacheControl: false,
      setHeaders: (response, path) => {
        ;((response as Response).locals as CallFacts).isFile = true
        // Set again, because the compressed file's own `Vary` replaced it.
        if (isEmbeddable) (response as Response).vary('Origin')
        response.setHeader(
          'Cache-Control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        )
      },
    },
  })
  /** An undecodable path cannot name a file; the app shows its own error page. */
  const isPage = (path: string) => ['/', '/index.html', '/docs.html'].includes(path) || !isReadable(path)
  return [
    (request, response, next) => {
      if (request.path.startsWith('/assets/')) {
        // Only these concern a file that is never a page; the others would be more than many a file.
        response.setHeader('X-Content-Type-Options', 'nosniff')
        if (!isEmbeddable) response.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
        return next()
      }
      const nonce = randomBytes(16).toString('base64')
      response.locals['nonce'] = nonce
      securityOf(nonce, isEmbeddable && isFrameable(request.path))(request, response, next)
    },
    (request, response, next) => void (isPage(request.path) ? next() : files(request, response, next)),
    (request, response, next) => {
      const isPageRequest =
        (request.method === 'GET' || request.method === 'HEAD') && !request.path.startsWith('/assets/')
      if (!isPageRequest) return next()
      allowCompression(request, response)
      response
        .status(isPageAddress(request.path) ? 200 : 404)
        .setHeader('Cache-Control', 'no-cache')
        .type('html')
        .send(pageFor(request.path).replaceAll(noncePlaceholder, (response.locals as { nonce: string }).nonce))
    },
  ]
}

/** One router for everything under `/api`, because Express parses the path again for each mounted handler. */
const api = ({ contract, webFolder, operations, ports, contractCheck = [] }: ServerOptions): Router => {
  const router = Router({ strict: true, caseSensitive: true })
  router.use(apiHeaders)
  addContract(router, contract, webFolder)
  return router.use(...contractCheck, registrar(contract, operations, ports))
}

/** Instead of Express' own, which also handle tags and settings that nothing here has (0136). */
const answers: Pick<Response, 'json' | 'send'> & ThisType<Response> = {
  json(answer: unknown) {
    return this.setHeader('Content-Type', 'application/json; charset=utf-8').send(JSON.stringify(answer))
  },
  send(body: string | Uint8Array) {
    return this.setHeader('Content-Length', Buffer.byteLength(body)).end(body)
  },
}

export const newServer = (options: ServerOptions): Express => {
  const { contract, log, trustedProxies, checksRefusals = false } = options
  const app = express()
  app.disable('x-powered-by')
  Object.assign(app.response, answers)
  app.set('trust proxy', trustedProxies)
  app.use(requestLog(options), ...crossOrigin(options.embedOrigins), refuseUnsupported)
  app.use('/api', api(options))
  app.use(...([(_request, _response, next) => next(), ...webApp(options)] as RequestHandler[]))
  app.use(() => {
    throw unknownPath()
  })
  app.use(problems(log, checksRefusals ? unlistedRefusals(contract) : undefined))
  return app
}
