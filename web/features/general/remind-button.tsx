import { type ButtonProps } from '@fluentui/react-components'
import { AlertRegular } from '@fluentui/react-icons'
import { type NextMenu, useRemindUndecidedMutation } from '../../api/generated.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { useScope } from '../../frame/scope/company-scope.ts'
import { useBanner } from '../../frame/banners/use-banner.ts'
import { formatNumber } from '../../ui/words/numbers.ts'

type Props = Pick<ButtonProps, 'appearance'> & {
  menu: NextMenu
  /** Replaces the default label. */
  text?: string
}

/** Sends one reminder to everybody who has not chosen; disappears once sent. */
export const RemindButton = ({ menu, appearance, text = 'Seçmeyenlere hatırlat' }: Props) => {
  const companyId = useScope().company.id
  const [remind, { isLoading }] = useRemindUndecidedMutation()
  const report = useBanner('remindUndecided')
  if (!menu.can_remind || menu.people === menu.chosen) return null
  return (
    <BusyButton
      appearance={appearance}
      isBusy={isLoading}
      icon={<AlertRegular />}
      onClick={() =>
        void report(remind({ companyId, body: { date: menu.date } }), {
          success: ({ reminded }) => `${formatNumber(reminded)} kişiye hatırlatıldı`,
          failure: 'Hatırlatılamadı',
        })
      }
    >
      {text}
    </BusyButton>
  )
}
