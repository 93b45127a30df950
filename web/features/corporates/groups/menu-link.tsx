import { Button } from '@fluentui/react-components'
import { OpenRegular } from '@fluentui/react-icons'
import { useHref } from 'react-router-dom'
import type { CorporateGroup } from '../../../api/generated.ts'

type Props = { group: Pick<CorporateGroup, 'id' | 'name'>; appearance?: 'primary' | 'secondary' }

/** Opens the menu for all firms of the group in a browser tab of its own. */
export const MenuLink = ({ group: { id, name }, appearance = 'secondary' }: Props) => (
  <Button
    as="a"
    appearance={appearance}
    icon={<OpenRegular />}
    href={useHref(`/catering/groups/${id}/menu`)}
    target="_blank"
    rel="noopener"
    aria-label={`${name}: menü yükle (yeni sekmede)`}
  >
    Menü Yükle
  </Button>
)
