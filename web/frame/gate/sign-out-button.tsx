import { Button, type ButtonProps } from '@fluentui/react-components'
import { SignOutRegular } from '@fluentui/react-icons'
import { useSignOut } from './use-sign-out.ts'

export const SignOutButton = ({ appearance }: Pick<ButtonProps, 'appearance'>) => {
  const { signOut, isSigningOut } = useSignOut()
  return (
    <Button appearance={appearance} icon={<SignOutRegular />} disabled={isSigningOut} onClick={signOut}>
      Çıkış yap
    </Button>
  )
}
