import { Button, makeStyles, Text } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import {
  courses as allCourses,
  maxCommonCourses,
  menuTextLimits,
  optionCount,
} from '../../../../src/core/menus/rules.ts'
import { defaultOptions } from '../../../../src/texts/menus/default-options.ts'
import { commonCourseText } from '../../../../src/texts/menus/courses.ts'
import { AddCourse } from '../../../domain/menus/add-course.tsx'
import { todayIn } from '../../../ui/words/dates.ts'
import { DateField } from '../../../ui/forms/date-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import type { GroupMenuDraft } from './group-menu-draft.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '12px', maxWidth: '640px' },
  /* Lines up with the fields. */
  more: { display: 'flex', flexWrap: 'wrap', marginLeft: '-12px' },
})

interface SingleFormProps {
  draft: GroupMenuDraft
  change: (part: Partial<GroupMenuDraft>) => void
  timezone: string | undefined
}

/** One day, with a dish per common course and option. */
export const SingleForm = ({ draft: { date, dishes, fields, courses }, change, timezone }: SingleFormProps) => {
  const styles = useStyles()
  const shown = allCourses.filter((course) => courses[course] !== undefined)
  const free = shown.length < maxCommonCourses ? allCourses.filter((course) => !shown.includes(course)) : []
  return (
    <div className={styles.root}>
      <DateField label="Tarih" value={date} min={todayIn(timezone)} onChange={(date) => change({ date })} />
      {shown.map((course) => (
        <TextField
          key={course}
          isOptional
          label={commonCourseText(course)}
          name={course}
          maxLength={menuTextLimits.dish}
          placeholder="Yemek adı"
          value={courses[course] ?? ''}
          onChange={(dish) => change({ courses: { ...courses, [course]: dish } })}
        />
      ))}
      {shown.length > 0 && (
        <Text size={200}>Ortak yemek yazarsanız o günün bütün ortak yemeklerinin yerine geçer.</Text>
      )}
      {defaultOptions.slice(0, fields).map(({ key, label }) => (
        <TextField
          key={key}
          isOptional
          label={label}
          name={key}
          maxLength={menuTextLimits.dish}
          placeholder="Yemek adı"
          value={dishes[key] ?? ''}
          onChange={(dish) => change({ dishes: { ...dishes, [key]: dish } })}
        />
      ))}
      <div className={styles.more}>
        {fields < optionCount.max && (
          <Button appearance="subtle" icon={<AddRegular />} onClick={() => change({ fields: fields + 1 })}>
            Seçenek ekle
          </Button>
        )}
        <AddCourse courses={free} onAdd={(course) => change({ courses: { ...courses, [course]: '' } })} />
      </div>
    </div>
  )
}
