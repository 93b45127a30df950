import { Field, makeStyles } from '@fluentui/react-components'
import { courses, type PastedColumn, roleNamed } from '../../../src/core/menus/rules.ts'
import { fold } from '../../../src/core/shared/rules.ts'
import { commonCoursesLabel, commonCourseText } from '../../../src/texts/menus/courses.ts'
import { roleText, roleTexts } from '../../../src/texts/menus/pasted-roles.ts'
import { colors } from '../../ui/colors.ts'
import type { PastedMenuState } from './use-pasted-menu.ts'
import { Select } from '../../ui/forms/select.tsx'

const useStyles = makeStyles({
  root: { flexShrink: 0, borderBottom: `1px solid ${colors.line}` },
  about: { margin: 0, padding: '8px 12px 0', color: colors.ink2, fontSize: '12px', lineHeight: '16px' },
  fields: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(148px, 1fr)',
    columnGap: '12px',
    padding: '6px 12px 8px',
    overflowX: 'auto',
  },
  field: { minWidth: 0 },
  select: { minWidth: 0 },
  cut: { display: 'block', overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
})

const usualOptions = ['Diyet', 'Vejetaryen', 'Vegan']

const nameOf = ({ name, number }: PastedColumn): string => name || `${number}. sütun`

const wordOf = (label: string): string =>
  fold(label)
    .replace(/[^a-z0-9]/g, '')
    .replace(/(?<=\D)1$/, '')

type Shown = Pick<PastedMenuState, 'columns' | 'menu' | 'changeRole'>

/** The options that a column may belong to: those of the menu, the usual ones, and one of its own name. */
const optionsFor = ({ name }: PastedColumn, { columns, menu }: Shown): string[] => {
  const known = columns.flatMap(({ label, course }) => (course === undefined ? [label] : []))
  const asked = menu.columns.flatMap(({ role }) => (role.as === 'option' ? [role.label] : []))
  const own = name === '' || roleNamed(name) !== undefined ? [] : [name]
  const byWord = new Map<string, string>()
  for (const label of [...known, ...asked, ...usualOptions, ...own])
    if (!byWord.has(wordOf(label))) byWord.set(wordOf(label), label)
  return [...byWord.values()]
}

/** What each column was taken for, to be corrected before anything is taken. */
export const PastedColumns = ({ state }: { state: Shown }) => {
  const styles = useStyles()
  const { columns } = state.menu
  if (columns.length === 0) return null
  return (
    <div className={styles.root} role="group" aria-label="Sütunlar">
      <p className={styles.about}>
        Yanlış anlaşılan sütunu düzeltin. Aynı seçeneği verdiğiniz sütunlar birleşir; ana yemekte “veya” ayrı
        seçenektir.
      </p>
      <div className={styles.fields}>
        {columns.map((column) => (
          <RoleField key={column.id} column={column} state={state} />
        ))}
      </div>
    </div>
  )
}

const RoleField = ({ column, state }: { column: PastedColumn; state: Shown }) => {
  const styles = useStyles()
  const { role, example } = column
  const options = optionsFor(column, state)
  const own = role.as === 'option' ? options.find((label) => wordOf(label) === wordOf(role.label)) : undefined
  const others = state.menu.columns.filter(({ id }) => id !== column.id)
  const isTaken = (label: string) =>
    others.some(({ role }) => role.as === 'option' && wordOf(role.label) === wordOf(label))
  return (
    <Field
      className={styles.field}
      size="small"
      label={{ className: styles.cut, title: nameOf(column), children: nameOf(column) }}
      hint={example === '' ? undefined : { className: styles.cut, title: example, children: example }}
    >
      <Select
        className={styles.select}
        value={own ?? roleText(role)}
        onChange={(value) => state.changeRole(column, value)}
      >
        <option>{roleTexts.day}</option>
        <optgroup label="Seçenekler">
          <option>{roleTexts.main}</option>
          {options.map((label) => (
            <option key={label} value={label}>
              {isTaken(label) ? `${label} · parçası` : label}
            </option>
          ))}
        </optgroup>
        <optgroup label={commonCoursesLabel}>
          {[
            ...(role.as === 'course' && role.among ? [roleText(role)] : []),
            ...courses.map((one) => commonCourseText(one)),
          ].map((text) => (
            <option key={text}>{text}</option>
          ))}
        </optgroup>
        <optgroup label="Diğer">
          <option>{roleTexts.meal}</option>
          <option>{roleTexts.kind}</option>
          <option>{roleTexts.ignored}</option>
        </optgroup>
      </Select>
    </Field>
  )
}
