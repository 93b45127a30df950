import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useState } from 'react'
import { colors } from '../../ui/colors.ts'
import { companyInitials } from '../../ui/words/initials.ts'
import { useProfile } from '../session/profile-context.ts'
import { desk } from '../../ui/device/use-media.ts'

const useStyles = makeStyles({
  root: {
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    width: '34px',
    height: '34px',
    overflow: 'hidden',
    borderRadius: '9px',
    // With enlarged text, the heading needs the space more.
    '@container (max-width: 259px)': { display: 'none' },
    [desk]: { width: '28px', height: '28px', borderRadius: '8px' },
  },
  letters: { backgroundColor: colors.info, color: colors.surface, fontSize: '13px', fontWeight: 750 },
  picture: { width: '100%', height: '100%', objectFit: 'contain', backgroundColor: '#fff' },
})

/** The company's logo, or its initials if there is none or it cannot be displayed. */
export const CompanyMark = () => {
  const styles = useStyles()
  const [broken, setBroken] = useState<string>()
  const { name, logo_url: logo } = useProfile().company
  return logo && logo !== broken ? (
    <span className={styles.root}>
      <img className={styles.picture} src={logo} alt="" onError={() => setBroken(logo)} />
    </span>
  ) : (
    <span aria-hidden="true" className={mergeClasses(styles.root, styles.letters)}>
      {companyInitials(name)}
    </span>
  )
}
