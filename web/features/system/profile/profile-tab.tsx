import { Checkbox, Field, makeStyles, Text } from '@fluentui/react-components'
import {
  type CateringProfile,
  useGetCateringProfileQuery,
  useSaveCateringProfileMutation,
} from '../../../api/generated-profiles.ts'
import { useDraftForm } from '../../../frame/forms/use-draft-form.ts'
import { useCan, useCompany } from '../../../frame/scope/company-scope.ts'
import { Facts } from '../../../ui/facts.tsx'
import { ConflictNotice } from '../../../ui/forms/conflict-notice.tsx'
import { FormNotice } from '../../../ui/forms/form-notice.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { NotYet } from '../../../ui/states/not-yet.tsx'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { Comments } from './comments.tsx'
import { bodyOf, capacityLabel, draftOf, problemsOf, read, showsMenusLabel } from './profile-draft.ts'

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '16px' },
  root: { maxWidth: '760px' },
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '16px' },
  capacity: { maxWidth: '280px' },
  buttons: { display: 'flex', justifyContent: 'end' },
})

const ProfileForm = ({ profile }: { profile: CateringProfile }) => {
  const styles = useStyles()
  const { companyId } = useCompany()
  const [save] = useSaveCateringProfileMutation()
  const { draft, saved, change, field, notice, done, conflict, isSending, submit } = useDraftForm({
    initial: () => draftOf({ profile }),
    problemsOf,
    send: (draft) => save({ companyId, body: bodyOf(draft) }),
    onSaved: draftOf,
    success: 'Kaydedildi',
    prefix: 'Kaydedilemedi',
    versioned: { draftOf, read },
  })
  const isChanged = draft.showsMenus !== saved.showsMenus || draft.capacity.trim() !== saved.capacity
  return (
    <Form className={styles.form} onSubmit={submit}>
      <Field hint="Her gün için bir menü, firma adı ve fiyat olmadan. Gelecek günlerin menüleri görünmez.">
        <Checkbox
          label={showsMenusLabel}
          checked={draft.showsMenus}
          onChange={(_, { checked }) => change({ showsMenus: checked === true })}
        />
      </Field>
      <div className={styles.capacity}>
        <TextField
          label={capacityLabel}
          hint="Boş bırakırsanız görünmez."
          inputMode="numeric"
          maxLength={9}
          isOptional
          {...field('capacity')}
        />
      </div>
      <div>
        <FormNotice intent="error" text={notice} />
        <FormNotice intent="success" text={done} />
        <ConflictNotice conflict={conflict} />
      </div>
      <div className={styles.buttons}>
        <SubmitButton text="Kaydet" isDisabled={!isChanged || conflict !== undefined} isBusy={isSending} />
      </div>
    </Form>
  )
}

/** What firms see of a catering before they ask it for an offer. */
export const ProfileTab = () => {
  const styles = useStyles()
  const { companyId } = useCompany()
  const mayWrite = useCan('writeSettings')
  const query = useGetCateringProfileQuery({ companyId }, { refetchOnMountOrArgChange: true })
  if (query.data === undefined) return <NotYet query={query} failure="Tanıtım bilgileri yüklenemedi" shape="lines" />
  const { profile } = query.data
  return (
    <div className={styles.page}>
      <Panel as="section" className={styles.root}>
        <Text>
          Catering arayan firmaların yöneticileri adınızı, ilinizi ve puanınızı görür. Bunların yanında neyi
          göreceklerine siz karar verirsiniz.
        </Text>
        {mayWrite ? (
          <ProfileForm profile={profile} />
        ) : (
          <Facts
            facts={[
              ['Örnek menüler', profile.shows_menus ? 'Gösteriliyor' : 'Gösterilmiyor'],
              [
                'Günlük kapasite',
                profile.daily_capacity === null ? 'Belirtilmemiş' : `${formatNumber(profile.daily_capacity)} porsiyon`,
              ],
            ]}
          />
        )}
      </Panel>
      <Comments className={styles.root} />
    </div>
  )
}
