import { Button, makeStyles, Subtitle2, Text } from '@fluentui/react-components'
import { useState } from 'react'
import { retention } from '../../../../src/core/privacy/rules.ts'
import { useGetRetentionQuery, useSetRetentionMutation } from '../../../api/generated-privacy.ts'
import { useConfirmed } from '../../../frame/forms/use-confirmed.ts'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useUnsaved } from '../../../ui/unsaved/use-unsaved.ts'
import { NotYet } from '../../../ui/states/not-yet.tsx'

const useStyles = makeStyles({ buttons: { display: 'flex', justifyContent: 'end' } })

const choices = Array.from({ length: retention.max }, (_, before) => String(before + retention.min)).map((value) => ({
  value,
  text: `${value} ay`,
}))

const SetDialog = ({ months, isShorter, onClose }: { months: number; isShorter: boolean; onClose: () => void }) => {
  const { companyId } = useCompany()
  const [set, { isLoading }] = useSetRetentionMutation()
  const confirmed = useConfirmed(() => set({ companyId, retention: { months } }), 'Süre kaydedilemedi', onClose, {
    banner: 'Saklama süresi kaydedildi',
  })
  return (
    <ConfirmDialog
      title={`Seçimler ${months} ay saklansın mı?`}
      yes={isShorter ? 'Süreyi kısalt' : 'Süreyi uzat'}
      isDanger={isShorter}
      isBusy={isLoading}
      {...confirmed}
      onNo={onClose}
    >
      <Text>
        {isShorter
          ? `${months} aydan eski seçimlerde kimin seçtiği kalıcı olarak silinir, süre yeniden uzatılınca geri gelmez. O aylarda kişi başına öğün sayıları da görülmez. Toplamlar, listeler ve mutabakatlar değişmez.`
          : 'Şimdiye kadar kişisi silinmiş seçimler öyle kalır.'}
      </Text>
    </ConfirmDialog>
  )
}

const RetentionChoice = ({ months }: { months: number }) => {
  const styles = useStyles()
  const [draft, setDraft] = useState(String(months))
  const [isAsking, setAsking] = useState(false)
  const chosen = Number(draft)
  useUnsaved(chosen !== months)
  return (
    <>
      <ChoiceField
        label="Kimin seçtiği ne kadar saklansın?"
        hint="Yemeğin gününden sayılır. Sonra yalnızca sayılar kalır. “Yemeyeceğim” denen günlerde süre 30 gündür."
        value={draft}
        choices={choices}
        onChange={setDraft}
      />
      <div className={styles.buttons}>
        <Button disabled={chosen === months} onClick={() => setAsking(true)}>
          Süreyi kaydet
        </Button>
      </div>
      {isAsking && <SetDialog months={chosen} isShorter={chosen < months} onClose={() => setAsking(false)} />}
    </>
  )
}

/** How long choices keep their person (rule D2). What was chosen is asked about, since a shorter time is for good. */
export const RetentionPanel = () => {
  const { companyId } = useCompany()
  const { data, error, isFetching, refetch } = useGetRetentionQuery({ companyId })
  return (
    <Panel as="section">
      <Subtitle2 as="h2">Seçimlerin saklanması</Subtitle2>
      {data === undefined ? (
        <NotYet query={{ error, isFetching, refetch }} failure="Süre yüklenemedi" />
      ) : (
        <RetentionChoice key={data.months} months={data.months} />
      )}
    </Panel>
  )
}
