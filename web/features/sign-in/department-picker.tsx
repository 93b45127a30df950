import { fieldLabels } from '../../../src/texts/kernel/field-labels.ts'
import { useListDepartmentsQuery } from '../../api/generated-sign-in.ts'
import { AsyncPicker, type Pick } from '../../ui/forms/async-picker.tsx'
import { usePickerSearch } from '../../ui/forms/use-picker-search.ts'

const shownAtOnce = 20

type Props = { companyId: string | undefined; picked: Pick | null; onPick: (pick: Pick | null) => void }

/** Give it `key={companyId}`: other companies have other departments. */
export const DepartmentPicker = ({ companyId = '', picked, onPick }: Props) => {
  const { search, field, progressOf } = usePickerSearch(picked)
  const query = useListDepartmentsQuery(
    { type: 'corporate', companyId, search, limit: shownAtOnce },
    { skip: companyId === '' },
  )
  const { departments = [], total } = query.currentData ?? {}
  const choices = departments.filter(({ is_active }) => is_active)
  const hasNone = search === '' && total === 0
  return (
    <AsyncPicker
      label={fieldLabels.department}
      placeholder={companyId === '' ? 'Önce şirket seçin' : 'Departman adını yazın'}
      isDisabled={companyId === '' || hasNone}
      onPick={onPick}
      choices={choices}
      hasMore={(total ?? 0) > choices.length}
      emptyText="Departman bulunamadı"
      missingText="Lütfen departman seçin"
      problem={hasNone ? 'Bu şirkette aktif departman bulunmamaktadır.' : undefined}
      {...field}
      {...progressOf(query, 'Departmanlar yüklenemedi')}
    />
  )
}
