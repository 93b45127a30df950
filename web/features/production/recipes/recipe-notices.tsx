import { Button, makeStyles } from '@fluentui/react-components'
import { homeTimezone } from '../../../../src/core/shared/rules.ts'
import { atTime, clockAt } from '../../../../src/texts/shifts/cut-off.ts'
import type { Recipe } from '../../../api/generated.ts'
import { FormNotice } from '../../../ui/forms/form-notice.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { formatDate } from '../../../ui/words/dates.ts'
import type { RecipeForm } from './use-recipe-form.ts'

const useStyles = makeStyles({ buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' } })

const changedText = ({ changed_by: by, changed_at: at }: Recipe): string => {
  const time = at === null ? '' : ` ${atTime(clockAt(new Date(at), homeTimezone).time)}`
  return `Reçeteyi ${by ?? 'bir yazılım'}${time} değiştirdi. Yazdıklarınız duruyor.`
}

type Props = {
  form: RecipeForm
  recipe: Recipe
  today: string
  /** Of the day that is shown, if it is not today. */
  shownDay: string | undefined
  onToday: () => void
}

/** What has to be known before the recipe is changed, and what became of saving it. */
export const RecipeNotices = ({ form, recipe, today, shownDay, onToday }: Props) => {
  const styles = useStyles()
  const later = recipe.versions
    .map(({ starts_on: startsOn }) => startsOn)
    .filter((startsOn) => startsOn > (shownDay ?? today))
    .sort()[0]
  return (
    <>
      {shownDay !== undefined && shownDay !== today && (
        <Notice intent="info" action={<Button onClick={onToday}>Bugünkünü aç</Button>}>
          {shownDay < today
            ? `${formatDate(shownDay)} gününden geçerli olan sürüm; geçmiş değiştirilmez.`
            : `${formatDate(shownDay)} gününden başlayacak sürüm.`}
        </Notice>
      )}
      {later !== undefined && (shownDay ?? today) >= today && (
        <Notice intent="info">{`${formatDate(later)} gününden sonra başka bir sürüm geçerli.`}</Notice>
      )}
      {form.overtaken !== undefined ? (
        <Notice
          intent="warning"
          role="alert"
          action={
            <span className={styles.buttons}>
              <Button onClick={form.keepMine}>Benimki kalsın</Button>
              <Button appearance="primary" onClick={form.openTheirs}>
                Onunkini aç
              </Button>
            </span>
          }
        >
          {changedText(form.overtaken)}
        </Notice>
      ) : (
        <FormNotice intent="error" text={form.notice} />
      )}
      {form.parked !== undefined && (
        <Notice intent="warning" action={<Button onClick={form.returnToMine}>Yazdıklarıma dön</Button>}>
          Başkasının kaydettiği sürüm açık; sizin yazdıklarınız saklanıyor.
        </Notice>
      )}
    </>
  )
}
