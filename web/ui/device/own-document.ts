import { createContext, useContext } from 'react'

/**
 * The document that an app works with. When embedded in somebody else's page, it is a view limited to the app's own
 * element, so that nothing of the surrounding page is found, focused or renamed.
 */
export const OwnDocument = createContext<Document>(document)

export const useOwnDocument = (): Document => useContext(OwnDocument)

/** Resolves the path of one of our pictures or pages, whose origin may differ from that of the page showing it. */
export const useAddressOf = (): ((path: string) => string) => {
  const { href } = useOwnDocument().location
  return (path) => new URL(path, href).href
}
