import { Button, makeStyles, tokens, type ButtonProps } from '@fluentui/react-components'
import { ChevronDownRegular } from '@fluentui/react-icons'
import { noDepartmentLabel } from '../../../../src/texts/labels.ts'
import type { Employee } from '../../../api/generated.ts'
import { BusyIcon } from '../../../shared/busy-icon.tsx'

const useStyles = makeStyles({
  root: {
    justifyContent: 'start',
    maxWidth: '100%',
    paddingLeft: '8px',
    paddingRight: '8px',
    marginLeft: '-9px',
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'start',
  },
})

type Props = ButtonProps & { person: Employee; isBusy?: boolean }

export const DepartmentButton = ({ person, isBusy = false, ...button }: Props) => (
  <Button
    aria-haspopup="menu"
    {...button}
    className={useStyles().root}
    appearance="subtle"
    aria-label={`${person.full_name}: ${person.department_name === null ? noDepartmentLabel : `departman ${person.department_name}`}`}
    disabledFocusable={isBusy}
    icon={isBusy ? <BusyIcon /> : <ChevronDownRegular />}
    iconPosition="after"
  >
    {person.department_name ?? noDepartmentLabel}
  </Button>
)
