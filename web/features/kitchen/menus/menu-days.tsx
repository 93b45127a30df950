import { makeStyles, tokens } from '@fluentui/react-components'
import { useCallback, useLayoutEffect, useRef } from 'react'
import { MenuDayItem } from './menu-day-item.tsx'
import type { MenuEditor } from './use-menu-editor.ts'
import type { useMenuSaving } from './use-menu-saving.ts'

/** One identity for the life of the component, always calling the newest version: for memoized children. */
const useStableCallback = <Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): ((...args: Args) => Result) => {
  const newest = useRef(callback)
  useLayoutEffect(() => {
    newest.current = callback
  })
  return useCallback((...args: Args) => newest.current(...args), [])
}

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

/** For a narrow screen: a card with fields for each day. */
export const MenuDays = ({ editor, saving, canWrite }: MenuDaysProps) => {
  const styles = useStyles()
  const saveDay = useStableCallback(saving.saveDay)
  const takeTheirs = useStableCallback(saving.takeTheirs)
  const saveMine = useStableCallback(saving.saveMine)
  const { days, edit } = editor
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
          takeTheirs={takeTheirs}
          saveMine={saveMine}
        />
      ))}
    </ul>
  )
}
