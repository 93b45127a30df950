import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import type { Course } from '../../../src/core/menus/rules.ts'
import { courseLabels } from '../../../src/texts/menus/courses.ts'

type Props = { courses: readonly Course[]; onAdd: (course: Course) => void }

/** Adds one of these common courses to a menu; nothing if there is none left. */
export const AddCourse = ({ courses, onAdd }: Props) =>
  courses.length > 0 && (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button appearance="subtle" icon={<AddRegular />}>
          Ortak yemek ekle
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {courses.map((course) => (
            <MenuItem key={course} onClick={() => onAdd(course)}>
              {courseLabels[course]}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
