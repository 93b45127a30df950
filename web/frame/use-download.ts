import { useState } from 'react'
import { saveFile } from '../ui/device/save-file.ts'
import { useBanner } from './banners/use-banner.ts'

/** Fetches a file with the session's token and saves it; a banner reports a failure. */
export const useDownload = <Asked extends unknown[]>(
  fetchFile: (...asked: Asked) => Promise<{ data?: Blob; error?: unknown }>,
  failure: string,
) => {
  const report = useBanner(failure)
  const [isDownloading, setDownloading] = useState(false)
  const download = async (...asked: Asked) => {
    setDownloading(true)
    const { data } = await report(fetchFile(...asked), { failure })
    setDownloading(false)
    if (data instanceof File) saveFile(data)
  }
  return { download: (...asked: Asked) => void download(...asked), isDownloading }
}

/** Files are downloaded again every time and never cached. */
export const once = { subscribe: false, forceRefetch: true } as const
