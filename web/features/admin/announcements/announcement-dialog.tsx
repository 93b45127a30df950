import { Field, makeStyles, Textarea } from '@fluentui/react-components'
import { maxAnnouncement } from '../../../../src/core/notifications/rules.ts'
import { showsNothing, withoutStrayBlanks } from '../../../../src/core/shared/rules.ts'
import { audienceLabels } from '../../../../src/texts/notifications/labels.ts'
import { type Audience, useWriteAnnouncementMutation } from '../../../api/generated-admin.ts'
import { useDraftForm } from '../../../frame/forms/use-draft-form.ts'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { DateField, TimeField } from '../../../ui/forms/date-field.tsx'
import { todayIn } from '../../../ui/words/dates.ts'

const useStyles = makeStyles({
  moment: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start', gap: '12px' },
})

const audiences = Object.entries(audienceLabels).map(([value, text]) => ({ value, text }))

const emptyDraft = () => ({
  text: '',
  audience: 'everybody' as Audience,
  startDate: '',
  startTime: '',
  endDate: todayIn(),
  endTime: '',
})

export const AnnouncementDialog = ({ onClose }: { onClose: () => void }) => {
  const styles = useStyles()
  const [write] = useWriteAnnouncementMutation()
  const form = useDraftForm({
    initial: emptyDraft,
    problemsOf: ({ text, startDate, startTime, endDate, endTime }) => ({
      text: showsNothing(text) ? 'Duyurunun metnini yazın' : undefined,
      startDate: startDate === '' && startTime !== '' ? 'Günü seçin' : undefined,
      startTime: startTime === '' && startDate !== '' ? 'Saati yazın' : undefined,
      endDate: endDate === '' ? 'Günü seçin' : undefined,
      endTime: endTime === '' ? 'Saati yazın' : undefined,
    }),
    send: ({ text, audience, startDate, startTime, endDate, endTime }) =>
      write({
        body: {
          text: withoutStrayBlanks(text),
          audience,
          ...(startDate !== '' && { starts: { date: startDate, time: startTime } }),
          ends: { date: endDate, time: endTime },
        },
      }),
    onSaved: onClose,
    banner: 'Duyuru kaydedildi',
    prefix: 'Duyuru kaydedilemedi',
  })
  const { draft, change, problems } = form
  return (
    <FormDialog title="Duyuru yaz" submitText="Duyur" form={form} onClose={onClose}>
      <Field
        label="Duyuru"
        required
        hint={`Sonradan değiştirilemez, geri çekilebilir · ${draft.text.length} / ${maxAnnouncement}`}
        validationMessage={problems.text}
      >
        <Textarea
          rows={4}
          resize="vertical"
          maxLength={maxAnnouncement}
          value={draft.text}
          onChange={(_, { value }) => change({ text: value })}
        />
      </Field>
      <ChoiceField
        label="Kimlere"
        value={draft.audience}
        choices={audiences}
        onChange={(value) => change({ audience: value as Audience })}
      />
      <div className={styles.moment}>
        <DateField
          label="Başlangıç günü"
          hint="Boşsa hemen başlar"
          value={draft.startDate}
          validationMessage={problems.startDate}
          onChange={(startDate) => change({ startDate })}
        />
        <TimeField
          label="Başlangıç saati"
          hint="Türkiye saati"
          value={draft.startTime}
          validationMessage={problems.startTime}
          onChange={(startTime) => change({ startTime })}
        />
        <DateField
          label="Bitiş günü"
          required
          value={draft.endDate}
          validationMessage={problems.endDate}
          onChange={(endDate) => change({ endDate })}
        />
        <TimeField
          label="Bitiş saati"
          required
          value={draft.endTime}
          validationMessage={problems.endTime}
          onChange={(endTime) => change({ endTime })}
        />
      </div>
    </FormDialog>
  )
}
