import { useParams } from 'react-router-dom'

/** The area has two addresses; links stay under the one in use. */
export const useAreaPath = (): ((page: string) => string) => {
  const { encUserId, encCompanyId } = useParams()
  const root =
    encUserId === undefined || encCompanyId === undefined ? '/app' : `/individual/${encUserId}/${encCompanyId}`
  return (page) => `${root}/${page}`
}
