import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useState } from 'react'
import { useGetCompanySettingsQuery } from '../../api/generated.ts'
import { colors } from '../colors.ts'
import { companyInitials } from '../initials.ts'
import { useCan, useCompany, useScope } from '../scope/company-scope.ts'
import { desk } from '../use-media.ts'

const useStyles = makeStyles({
  root: {
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    width: '34px',
    height: '34px',
    overflow: 'hidden',
    borderRadius: '9px',
    [desk]: { width: '28px', height: '28px', borderRadius: '8px' },
  },
  letters: { backgroundColor: colors.info, color: colors.surface, fontSize: '13px', fontWeight: 750 },
  picture: { width: '100%', height: '100%', objectFit: 'contain', backgroundColor: '#fff' },
})

/** The company's logo, for those who may read its settings; the initials of its name if there is none or it cannot be shown. */
export const CompanyMark = () => {
  const styles = useStyles()
  const { company } = useScope()
  const { data } = useGetCompanySettingsQuery(useCompany(), { skip: !useCan('readSettings') })
  const [broken, setBroken] = useState<string>()
  const logo = data?.logo_url
  return logo && logo !== broken ? (
    <span className={styles.root}>
      <img className={styles.picture} src={logo} alt="" onError={() => setBroken(logo)} />
    </span>
  ) : (
    <span aria-hidden="true" className={mergeClasses(styles.root, styles.letters)}>
      {companyInitials(company.name)}
    </span>
  )
}
