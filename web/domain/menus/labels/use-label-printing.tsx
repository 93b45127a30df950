import { lazy, type ReactNode, Suspense, useState } from 'react'
import { cookingApi, type KitchenLabel } from '../../../api/generated-cooking.ts'
import { useApiDispatch } from '../../../api/use-api-dispatch.ts'
import { useScope } from '../../../frame/scope/company-scope.ts'
import { useBanner } from '../../../frame/banners/use-banner.ts'
import { once } from '../../../frame/use-download.ts'
import type { LabelSize } from './label-sizes.ts'

/** Loaded on the first print. */
const PrintedLabels = lazy(async () => ({ default: (await import('./printed-labels.tsx')).PrintedLabels }))

interface Asked {
  date: string
  /** Undefined for all firms of the catering. */
  corporateId?: string | undefined
  /** Undefined for all shifts. */
  shiftId?: string | undefined
}

const failure = 'Etiketler alınamadı'

/** Fetches the labels of a date and prints them (rule K6). */
export const useLabelPrinting = (cateringId: string) => {
  const { company } = useScope()
  const dispatch = useApiDispatch()
  const report = useBanner(failure)
  const [isFetching, setFetching] = useState(false)
  const [printing, setPrinting] = useState<{ labels: KitchenLabel[]; date: string; size: LabelSize; times: number }>()
  const print = async (size: LabelSize, asked: Asked) => {
    setFetching(true)
    const { data } = await report(
      dispatch(cookingApi.endpoints.listLabels.initiate({ companyId: cateringId, ...asked }, once)),
      { failure },
    )
    setFetching(false)
    if (data === undefined) return
    setPrinting((before) => ({ labels: data.labels, date: data.date, size, times: (before?.times ?? 0) + 1 }))
  }
  const paper: ReactNode = printing && (
    <Suspense>
      <PrintedLabels {...printing} caterer={company.name} />
    </Suspense>
  )
  return { printLabels: (size: LabelSize, asked: Asked) => void print(size, asked), paper, isFetching }
}
