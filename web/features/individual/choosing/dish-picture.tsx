import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'

const useStyles = makeStyles({
  picture: {
    width: '84px',
    height: '84px',
    flexShrink: 0,
    objectFit: 'cover',
    borderRadius: tokens.borderRadiusLarge,
  },
})

/** Decoration beside the dish's name; a picture that does not load leaves no hole. */
export const DishPicture = ({ address }: { address: string }) => {
  const styles = useStyles()
  const [isBroken, setIsBroken] = useState(false)
  if (isBroken) return null
  return <img src={address} alt="" loading="lazy" className={styles.picture} onError={() => setIsBroken(true)} />
}
