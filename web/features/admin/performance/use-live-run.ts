import { useEffect, useState } from 'react'
import { useGetLoadRunQuery } from '../../../api/generated-admin.ts'

const firstPollMs = 800
const pollMs = 1000

/** Polls every second until the run has ended; the first time, shortly after the start. */
export const useLiveRun = (runId: string | undefined) => {
  const [dueRunId, setDueRunId] = useState<string>()
  useEffect(() => {
    if (runId === undefined) return
    const timer = setTimeout(() => setDueRunId(runId), firstPollMs)
    return () => clearTimeout(timer)
  }, [runId])
  const isDue = runId !== undefined && dueRunId === runId
  const [isOver, setOver] = useState<string>()
  const { currentData } = useGetLoadRunQuery(
    { runId: runId ?? '' },
    { skip: !isDue, pollingInterval: isOver === runId ? 0 : pollMs, refetchOnMountOrArgChange: true },
  )
  if (currentData !== undefined && currentData.status !== 'running' && isOver !== runId) setOver(runId)
  return currentData
}
