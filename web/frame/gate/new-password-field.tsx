import { makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import {
  loadCommonPasswords,
  passwordLength,
  type PasswordOwner,
  passwordProblem as passwordFault,
  passwordStrength,
} from '../../../src/core/access/rules.ts'
import { passwordReasons } from '../../../src/texts/kernel/field-reasons.ts'
import { PasswordField, type PasswordFieldProps } from './password-field.tsx'

const useStyles = makeStyles({
  root: { display: 'grid', rowGap: '4px' },
  bar: { height: '4px', borderRadius: '2px', backgroundColor: tokens.colorNeutralBackground6, overflow: 'hidden' },
  level: { height: '100%', backgroundColor: tokens.colorBrandBackground },
})

const strengthTexts = {
  weak: 'Şifre gücü: zayıf. Birkaç kelime daha ekleyin.',
  fair: 'Şifre gücü: orta. Bir kelime daha eklerseniz güçlenir.',
  strong: 'Şifre gücü: güçlü.',
}
const levels = { weak: '33%', fair: '66%', strong: '100%' }

/**
 * Whether the password is in the list, which is loaded with the first character. If it cannot be loaded, the server
 * decides.
 */
const useIsCommon = (password: string): boolean => {
  const [list, setList] = useState<Awaited<ReturnType<typeof loadCommonPasswords>>>()
  const isWanted = password !== '' && list === undefined
  useEffect(() => {
    if (isWanted) loadCommonPasswords().then(setList, () => undefined)
  }, [isWanted])
  return list?.isCommonPassword(password) ?? false
}

/** Messages shown below the field; the server applies the same rules. */
export const passwordProblem = (password: string, owner: PasswordOwner): string | undefined => {
  const fault = passwordFault(password, owner)
  return fault && passwordReasons[fault]
}

type Props = Omit<PasswordFieldProps, 'autoComplete' | 'hint'> & {
  /** Whom the password is for. */
  owner: PasswordOwner
}

/** Rates the password while it is being typed. */
export const NewPasswordField = ({ owner, ...field }: Props) => {
  const styles = useStyles()
  const password = field.value
  const isCommon = useIsCommon(password)
  const isLongEnough = [...password].length >= passwordLength.min
  const refused = passwordProblem(password, owner) ?? (isCommon ? passwordReasons.too_common : undefined)
  const strength = refused === undefined ? passwordStrength(password) : 'weak'
  const text = isLongEnough ? (refused ?? strengthTexts[strength]) : `En az ${passwordLength.min} karakter`
  const hint = (
    <div className={styles.root}>
      <span aria-live="polite">{field.problem === undefined && text}</span>
      {isLongEnough && (
        <div className={styles.bar} aria-hidden>
          <div className={styles.level} style={{ width: levels[strength] }} />
        </div>
      )}
    </div>
  )
  return <PasswordField {...field} autoComplete="new-password" hint={hint} />
}
