import { Button } from '@fluentui/react-components'
import { useAcknowledgeSubstituteMutation, type MenuPlayDay } from '../../../api/generated-eating.ts'
import { Notice } from '../../../ui/notice.tsx'
import { mealOf } from '../menu-days.ts'
import { useOneself } from '../../../frame/scope/use-oneself.ts'
import { useBanner } from '../../../frame/banners/use-banner.ts'

/** Says that another dish has replaced the chosen one, until the person has confirmed seeing it. */
export const SubstituteNotice = ({ day, className }: { day: MenuPlayDay; className?: string }) => {
  const oneself = useOneself()
  const [acknowledge, { isLoading }] = useAcknowledgeSubstituteMutation()
  const report = useBanner('acknowledgeSubstitute')
  const { replaced_meal: before, date, shift_id } = day
  const now = mealOf(day, day.choice)
  if (before === null || now === undefined) return null
  return (
    <Notice
      intent="warning"
      className={className}
      action={
        <Button
          disabled={isLoading}
          onClick={() =>
            void report(acknowledge({ ...oneself, body: { date, shift_id } }), { failure: 'Kaydedilemedi' })
          }
        >
          Gördüm
        </Button>
      }
    >
      {`Seçtiğiniz ${before} yerine ${now} hazırlanacak.${day.selectable ? ' İsterseniz başka bir yemek seçebilirsiniz.' : ''}`}
    </Notice>
  )
}
