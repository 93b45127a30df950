import { makeStyles, tokens } from '@fluentui/react-components'
import { BuildingRegular } from '@fluentui/react-icons'
import { useEffect, useState } from 'react'
import { useAddressOf } from '../../../ui/device/own-document.ts'
import { deviceStorage } from '../../../ui/device/page-storage.ts'

const keyOf = (companyId: string): string => `tabldot_logo:${companyId}`

/** The last logo of this company that this browser was able to display. */
const storedBrandLogo = (companyId: string): string | null => deviceStorage.getItem(keyOf(companyId))
const storeBrandLogo = (companyId: string, url: string): void => deviceStorage.setItem(keyOf(companyId), url)
const forgetBrandLogo = (companyId: string): void => deviceStorage.removeItem(keyOf(companyId))

const defaultLogo = '/company-logo.svg'

const useStyles = makeStyles({
  frame: {
    display: 'grid',
    placeItems: 'center',
    width: '72px',
    height: '72px',
    overflow: 'hidden',
    fontSize: '36px',
    color: tokens.colorBrandForeground1,
    backgroundColor: tokens.colorNeutralBackground2,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  picture: { width: '100%', height: '100%', objectFit: 'contain' },
})

type Props = { companyId: string; url: string | null }

const candidatesOf = (companyId: string, url: string | null): string[] =>
  url === null ? [defaultLogo] : [url, storedBrandLogo(companyId) ?? url, defaultLogo]

/** The given logo, or else the last one that could be displayed, a default one, or an icon. Give it `key={url}`. */
export const CompanyLogo = ({ companyId, url }: Props) => {
  const styles = useStyles()
  const addressOf = useAddressOf()
  const [candidates, setCandidates] = useState(() => candidatesOf(companyId, url))
  const shown = candidates[0]
  useEffect(() => {
    if (url === null) forgetBrandLogo(companyId)
  }, [companyId, url])
  return (
    <div className={styles.frame}>
      {shown === undefined ? (
        <BuildingRegular aria-hidden />
      ) : (
        <img
          className={styles.picture}
          src={addressOf(shown)}
          alt=""
          onLoad={() => shown === url && storeBrandLogo(companyId, shown)}
          onError={() => setCandidates(candidates.filter((candidate) => candidate !== shown))}
        />
      )}
    </div>
  )
}
