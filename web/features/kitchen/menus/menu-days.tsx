import { makeStyles, tokens } from '@fluentui/react-components'
import { EmptyState } from '../../../shared/feedback/empty-state.tsx'
import { ErrorState } from '../../../shared/feedback/error-state.tsx'
import { Loading } from '../../../shared/feedback/loading.tsx'
import { prefixedProblem } from '../../../shared/problem-text.ts'
import { useStableCallback } from '../../../shared/use-stable-callback.ts'
import { MenuDayItem } from './menu-day-item.tsx'
import type { MenuEditor } from './use-menu-editor.ts'
import type { useMenuSaving } from './use-menu-saving.ts'

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: tokens.spacingVerticalM,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
})

interface MenuDaysProps {
  editor: MenuEditor
  saving: ReturnType<typeof useMenuSaving>
  canWrite: boolean
}

export const MenuDays = ({ editor, saving, canWrite }: MenuDaysProps) => {
  const styles = useStyles()
  const saveDay = useStableCallback(saving.saveDay)
  const { days, isLoaded, isError, error, refetch, edit } = editor
  if (days.length === 0) return <EmptyState text="Seçilen aralıkta bu vardiyanın çalışma günü yok." />
  if (!isLoaded) return isError ? <ErrorState text={prefixedProblem(error, 'Menü günleri alınamadı')} onRetry={() => void refetch()} /> : <Loading />
  return (
    <ul className={styles.list}>
      {days.map((day, index) => (
        <MenuDayItem
          key={day.date}
          {...day}
          previous={days[index - 1]?.draft}
          canWrite={canWrite}
          isSaving={saving.savingDate === day.date}
          isBusy={saving.isBusy}
          edit={edit}
          saveDay={saveDay}
        />
      ))}
    </ul>
  )
}
