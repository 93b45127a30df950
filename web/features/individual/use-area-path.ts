import { useParams } from 'react-router-dom'

/** The area has two addresses. */
export const useAreaRoot = (): string => {
  const { encUserId, encCompanyId } = useParams()
  return encUserId === undefined || encCompanyId === undefined ? '/app' : `/individual/${encUserId}/${encCompanyId}`
}

/** Links stay under the address in use. */
export const useAreaPath = (): ((page: string) => string) => {
  const root = useAreaRoot()
  return (page) => `${root}/${page}`
}
