import { Button, makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { type Recipe, useSavePortionFactorsMutation } from '../../../api/generated.ts'
import { useListCompaniesQuery } from '../../../api/generated-panels.ts'
import { useDraftForm } from '../../../frame/forms/use-draft-form.ts'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { SearchInput } from '../../../ui/lists/search-field.tsx'
import { useSearch } from '../../../ui/lists/use-search.ts'
import { Panel } from '../../../ui/panel.tsx'
import { NotYet } from '../../../ui/states/not-yet.tsx'
import { shortFirm } from '../production-texts.ts'
import { useSideStyles } from './side-styles.ts'
import { Input } from '../../../ui/forms/input.tsx'

const useStyles = makeStyles({
  list: { display: 'grid', rowGap: '6px', maxHeight: 'min(400px, 50dvh)', overflowY: 'auto', margin: 0, padding: 0 },
  item: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 96px', alignItems: 'center', columnGap: '12px' },
})

const [least, most, usual] = [50, 200, 100]
const percentOf = (text: string): number => (text.trim() === '' ? usual : Number(text.trim().replace(/^%\s*/, '')))
const isPercent = (text: string): boolean => {
  const percent = percentOf(text)
  return Number.isInteger(percent) && percent >= least && percent <= most
}

type Typed = { name: string; text: string }

type DialogProps = { recipe: Recipe; onClose: () => void }

const FactorsDialog = ({ recipe, onClose }: DialogProps) => {
  const styles = useStyles()
  const { companyId } = useCompany()
  const { search, field } = useSearch()
  const [save] = useSavePortionFactorsMutation()
  const query = useListCompaniesQuery({ type: 'corporate', partners: 'only', search, limit: 100 })
  const kept = new Map(recipe.portion_factors.map(({ corporate_id: id, percent }) => [id, String(percent)]))
  const form = useDraftForm<{ percents: Record<string, Typed> }, unknown, { form: string | undefined }>({
    initial: { percents: {} },
    problemsOf: ({ percents }) => {
      // Whoever searches for another firm no longer sees which field is wrong.
      const wrong = Object.values(percents).filter(({ text }) => !isPercent(text))
      const names = wrong.map(({ name }) => shortFirm(name)).join(', ')
      return {
        form:
          wrong.length === 0
            ? undefined
            : `${names}: oran ${least} ile ${most} arasında tam sayı olmalı; boş bırakılan 100’dür.`,
      }
    },
    send: async ({ percents }) => {
      const firms = Object.entries(percents).map(([id, { text }]) => ({ corporate_id: id, percent: percentOf(text) }))
      return firms.length === 0 ? { data: {} } : save({ companyId, componentKey: recipe.key, body: { firms } })
    },
    onSaved: onClose,
    banner: 'Porsiyon oranları kaydedildi',
    prefix: 'Oranlar kaydedilemedi',
  })
  const { percents } = form.draft
  return (
    <FormDialog title={`${recipe.name}: firma porsiyonları`} submitText="Kaydet" form={form} onClose={onClose}>
      <SearchInput name="Firma ara" {...field} />
      {query.data === undefined ? (
        <NotYet query={query} failure="Firmalar yüklenemedi" shape="lines" />
      ) : query.data.companies.length === 0 ? (
        <span>Aramanıza uyan ortak firma bulunamadı.</span>
      ) : (
        <ul className={styles.list}>
          {query.data.companies.map(({ id, name }) => (
            <li key={id} className={styles.item}>
              <label htmlFor={`factor-${id}`}>{shortFirm(name)}</label>
              <Input
                id={`factor-${id}`}
                inputMode="numeric"
                maxLength={4}
                placeholder={String(usual)}
                contentBefore="%"
                value={percents[id]?.text ?? kept.get(id) ?? ''}
                aria-invalid={form.notice !== undefined && !isPercent(percents[id]?.text ?? '')}
                onChange={(value) => form.change({ percents: { ...percents, [id]: { name, text: value } } })}
              />
            </li>
          ))}
        </ul>
      )}
    </FormDialog>
  )
}

/** Firms that get larger or smaller portions of the component (rule B1). */
export const FactorsCard = ({ recipe, mayWrite }: { recipe: Recipe; mayWrite: boolean }) => {
  const styles = useSideStyles()
  const [isOpen, open] = useState(false)
  return (
    <Panel as="section" className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.title}>Firma porsiyonları</h3>
        {mayWrite && (
          <Button size="small" onClick={() => open(true)}>
            Düzenle
          </Button>
        )}
      </div>
      {recipe.portion_factors.length === 0 ? (
        <div className={styles.small}>Bütün firmalara aynı porsiyon veriliyor.</div>
      ) : (
        <ul className={styles.list}>
          {recipe.portion_factors.map(({ corporate_id: id, corporate_name: name, percent }) => (
            <li key={id} className={styles.line}>
              <span>{shortFirm(name)}</span>
              <span className={styles.strong}>{`%${percent}`}</span>
            </li>
          ))}
        </ul>
      )}
      {isOpen && <FactorsDialog recipe={recipe} onClose={() => open(false)} />}
    </Panel>
  )
}
