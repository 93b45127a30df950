import { useState } from 'react'
import { saveFile } from './save-file.ts'

/** Fetches a file with the session's token and saves it; what goes wrong is told by a banner. */
export const useDownload = (fetchFile: () => Promise<{ data?: Blob }>) => {
  const [isDownloading, setDownloading] = useState(false)
  const download = async () => {
    setDownloading(true)
    const { data } = await fetchFile()
    setDownloading(false)
    if (data instanceof File) saveFile(data)
  }
  return { download: () => void download(), isDownloading }
}

/** A file is asked for anew each time and not kept. */
export const once = { subscribe: false, forceRefetch: true } as const
