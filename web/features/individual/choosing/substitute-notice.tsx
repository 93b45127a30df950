import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components'
import { useAcknowledgeSubstituteMutation, type MenuPlayDay } from '../../../api/generated.ts'
import { useEater } from '../use-eater.ts'

/** Another dish takes the place of the chosen one: said until the person has seen it. */
export const SubstituteNotice = ({ day }: { day: MenuPlayDay }) => {
  const eater = useEater()
  const [acknowledge, { isLoading }] = useAcknowledgeSubstituteMutation()
  const { replaced_meal: before, date, shift_id } = day
  const now = day.options.find(({ key }) => key === day.choice)?.meal.name
  if (before === null || now === undefined) return null
  return (
    <MessageBar intent="warning" layout="multiline" aria-labelledby={undefined}>
      <MessageBarBody>
        {`Seçtiğiniz ${before} yerine ${now} hazırlanacak.${day.selectable ? ' İsterseniz başka bir yemek seçebilirsiniz.' : ''}`}
      </MessageBarBody>
      <MessageBarActions>
        <Button disabled={isLoading} onClick={() => void acknowledge({ ...eater, body: { date, shift_id } })}>
          Tamam
        </Button>
      </MessageBarActions>
    </MessageBar>
  )
}
