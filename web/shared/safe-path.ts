/** A page of this site only: `//host` and `/\host` lead a browser elsewhere. */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path)
