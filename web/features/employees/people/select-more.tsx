import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { employeesApi, type SelectEmployeesApiResponse } from '../../../api/generated-employees.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { useApiDispatch } from '../../../api/use-api-dispatch.ts'
import { once } from '../../../frame/use-download.ts'
import type { PeopleSearch } from './use-people.ts'
import { useBanner } from '../../../frame/banners/use-banner.ts'

type Props = {
  search: PeopleSearch
  /** How many people match the filter. */
  found: number
  shown: number
  /** Everybody shown is selected. */
  isAll: boolean
  isEverybody: boolean
  onShown: () => void
  onWhole: (whole: SelectEmployeesApiResponse) => void
}

/** Selects the people shown at first, and then the others too: exactly those that the server finds at that moment. */
export const SelectMore = ({ search, found, shown, isAll, isEverybody, onShown, onWhole }: Props) => {
  const dispatch = useApiDispatch()
  const { limit: _limit, sort: _sort, order: _order, ...filter } = search
  const report = useBanner('selectEmployees')
  const [isBusy, setBusy] = useState(false)
  const select = async () => {
    setBusy(true)
    const { data } = await report(dispatch(employeesApi.endpoints.selectEmployees.initiate(filter, once)), {
      failure: 'Kişiler seçilemedi',
    })
    setBusy(false)
    if (data !== undefined) onWhole(data)
  }
  if (!isAll)
    return (
      <Button appearance="subtle" onClick={onShown}>
        Tümünü seç
      </Button>
    )
  if (found <= shown) return null
  return (
    <BusyButton appearance="subtle" isBusy={isBusy} onClick={() => void select()}>
      {`${isEverybody ? '' : 'Filtreye uyan '}${formatNumber(found)} kişinin tümünü seç`}
    </BusyButton>
  )
}
