import { createRequire } from 'node:module'

type PathToRegexp = (path: string, options: { sensitive: boolean; strict: boolean }) => object

/**
 * The contract check compiles the patterns of all paths again for every request, which takes a millisecond; here each
 * is compiled once.
 */
const validator = createRequire(import.meta.url).resolve('express-openapi-validator')
const paths = createRequire(validator)('path-to-regexp') as { pathToRegexp: PathToRegexp }
const compile = paths.pathToRegexp
const compiled = new Map<string, object>()

paths.pathToRegexp = (path, options) => {
  const key = JSON.stringify([path, options])
  const known = compiled.get(key) ?? compile(path, options)
  compiled.set(key, known)
  return known
}
