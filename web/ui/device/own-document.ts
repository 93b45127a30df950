import { createContext, useContext } from 'react'

/**
 * What an app takes for its document: the page's, or in somebody else's page the view of its own element, in which nothing of the page
 * around it is found, focused or renamed.
 */
export const OwnDocument = createContext<Document>(document)

export const useOwnDocument = (): Document => useContext(OwnDocument)

/** Of a picture or page of the product, which may lie elsewhere than the page that shows it. */
export const useAddressOf = (): ((path: string) => string) => {
  const { href } = useOwnDocument().location
  return (path) => new URL(path, href).href
}
