import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { colors } from '../../ui/colors.ts'
import { useVisuallyHidden } from '../../ui/visually-hidden.ts'
import { Mark } from './avoided/marks-context.tsx'
import { type Course, courseFacts } from './course-facts.ts'
import { undeclaredCourses } from './undeclared-once.ts'

const useStyles = makeStyles({
  root: { display: 'block', color: colors.ink2, fontSize: '12px', lineHeight: '18px' },
  /* Kept in one piece where it fits. */
  piece: { display: 'inline-block' },
  name: { color: colors.ink, fontSize: '14px', fontWeight: 600 },
})

interface CourseProps {
  course: Course
  isDetailed: boolean
  isUndeclaredShownOnce: boolean
  /** What follows it. */
  end: string
}

const CourseWords = ({ course, isDetailed, end, isUndeclaredShownOnce }: CourseProps) => {
  const styles = useStyles()
  const hidden = useVisuallyHidden()
  const facts = courseFacts(course, { isDetailed, isUndeclaredShownOnce })
  const hasAllergens = (course.allergens?.length ?? 0) > 0
  return (
    <span className={styles.piece}>
      <span className={styles.name}>{course.name}</span>
      {facts !== '' && ' ('}
      {hasAllergens && <span className={hidden}>Alerjenler: </span>}
      {facts !== '' && `${facts})`}
      {end}
    </span>
  )
}

interface Props {
  id?: string
  courses: Course[]
  /** What they are served beside. */
  beside: string
  /** Includes the weight and energy of a portion. */
  isDetailed?: boolean
  className?: string
}

/** What everybody who eats gets beside the dish they chose, with its declarations (rule K5). */
export const CommonCourses = ({ id, courses, beside, isDetailed = false, className }: Props) => {
  const styles = useStyles()
  const undeclared = undeclaredCourses(courses)
  if (courses.length === 0) return null
  return (
    <span id={id} className={mergeClasses(styles.root, className)}>
      {`${beside} `}
      {courses.map((course, at) => [
        at > 0 && ' ',
        <CourseWords
          key={course.name}
          course={course}
          isDetailed={isDetailed}
          end={at === courses.length - 1 ? '' : ','}
          isUndeclaredShownOnce={undeclared !== undefined}
        />,
      ])}
      {undeclared !== undefined && <span className={styles.piece}>{`\u00a0· ${undeclared}`}</span>}
      {courses.map((course) => (
        <Mark key={course.name} dish={course} name={course.name} />
      ))}
    </span>
  )
}
