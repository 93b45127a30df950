import { Field, Textarea } from '@fluentui/react-components'
import { isUnitPrice, maxContractMessage } from '../../../../src/core/partnerships/rules.ts'
import { invalidPrice } from '../../../../src/texts/partnerships/partnerships.ts'
import {
  type AnswerPriceRequestApiArg,
  type PriceRequest,
  useAnswerPriceRequestMutation,
} from '../../../api/generated-prices.ts'
import { useDraftForm } from '../../../frame/forms/use-draft-form.ts'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { liraFromTyped } from '../../../ui/words/lira.ts'

export type PriceAnswer = AnswerPriceRequestApiArg['body']['action']

const texts = {
  answer: { title: 'Fiyat bildir', submit: 'Fiyatı bildir', done: 'Fiyat bildirildi' },
  decline: { title: 'Fiyat sorusunu geri çevir', submit: 'Geri çevir', done: 'Fiyat sorusu geri çevrildi' },
} as const

type Props = { action: PriceAnswer; request: PriceRequest; onClose: () => void }

/** Names a price, which binds nobody yet, or declines. */
export const PriceAnswerDialog = ({ action, request, onClose }: Props) => {
  const { companyId } = useCompany()
  const [answer] = useAnswerPriceRequestMutation()
  const isAnswer = action === 'answer'
  const { title, submit, done } = texts[action]
  const form = useDraftForm({
    initial: { price: '', note: '' },
    problemsOf: ({ price }) => ({
      price: isAnswer && !isUnitPrice(liraFromTyped(price) ?? 0) ? invalidPrice : undefined,
    }),
    send: ({ price, note }) =>
      answer({
        companyId,
        priceRequestId: request.id,
        body: { action, ...(isAnswer && { unit_price: liraFromTyped(price) ?? 0 }), note: note.trim() },
      }),
    onSaved: onClose,
    banner: done,
    prefix: 'Fiyat sorusu yanıtlanamadı',
  })
  const { draft, change, field } = form
  return (
    <FormDialog title={title} submitText={submit} form={form} onClose={onClose}>
      <p>
        {isAnswer
          ? `${request.other_company.name} bu fiyatla teklif gönderebilir; anlaşma, siz o teklifi kabul edince kurulur.`
          : `${request.other_company.name} fiyat vermediğinizi ve varsa notunuzu görür.`}
      </p>
      {isAnswer && <TextField label="Öğün fiyatı (₺)" inputMode="decimal" maxLength={16} {...field('price')} />}
      <Field label="Not (isteğe bağlı)">
        <Textarea
          name="note"
          rows={3}
          resize="vertical"
          maxLength={maxContractMessage}
          value={draft.note}
          onChange={(_, { value }) => change({ note: value })}
        />
      </Field>
    </FormDialog>
  )
}
