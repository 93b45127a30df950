import { accessTexts } from '../../../../src/texts/access/access-texts.ts'
import { AccessErrorCard } from '../../../frame/gate/access-error-card.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { useCan } from '../../../frame/scope/company-scope.ts'
import { GroupMenu } from './group-menu.tsx'

/** Opened from a group's card, in a browser tab of its own. */
export const GroupMenuPage = ({ groupId }: { groupId: string }) =>
  useCan('writeMenus') ? (
    <Page title="Grup Menü">
      <GroupMenu groupId={groupId} />
    </Page>
  ) : (
    <AccessErrorCard message={accessTexts.forbidden} />
  )
